"""A browser without a window, and what is asked of the page that it shows."""

# Most of what selenium offers takes arguments that it gives no types for.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

import os
import sys
from base64 import b64decode
from collections.abc import Generator
from contextlib import contextmanager
from enum import Enum, unique
from pathlib import Path
from typing import Final, final

import attrs
from selenium.webdriver import Chrome, ChromeOptions, ChromeService
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

__all__ = ["PICTURES", "ROOT", "SITE", "Scheme", "Screen", "Width", "screen"]

ROOT: Final = Path(__file__).parents[2]
SITE: Final = ROOT / "docs" / "_build" / "html"
PICTURES: Final = ROOT / "docs" / "_build" / "browser"
"""Where screenshots go."""

_AXE: Final = Path(sys.prefix) / "axe.min.js"
"""The rules of accessibility, which `dev.py browser` fetches."""
_OVERLAPS: Final = Path(__file__).with_name("overlaps.js")
_ALL_OF_AXE: Final = """
    const done = arguments[arguments.length - 1];
    const line = (rule, node) => `${rule}: ${node.target.join(" ")}: ${node.failureSummary}`;
    const told = (found) => found.violations.flatMap(
        (each) => each.nodes.map((node) => line(each.id, node).replace(/\\s+/g, " "))
    );
    axe.run(document).then((found) => done(told(found).join("\\n")), (error) => done(`${error}`));
"""
_PATIENCE: Final = 120
"""How many seconds a page may take over a script."""
_TALLEST: Final = 12_000
"""How many pixels of a page a screenshot shows at most: more is not looked at."""


@final
@unique
class Width(Enum):
    """How wide a screen is, in CSS pixels."""

    WIDE = 1280
    NARROW = 390


@final
@unique
class Scheme(Enum):
    """What colours the reader asks for."""

    LIGHT = "light"
    DARK = "dark"


@final
@attrs.frozen
class Screen:
    """A page in a browser."""

    driver: Chrome

    def show(self, address: str, width: Width, scheme: Scheme) -> None:
        """Load a page afresh, on a screen of this width."""
        self._tell(
            "Emulation.setDeviceMetricsOverride",
            width=width.value,
            height=800,
            deviceScaleFactor=1,
            mobile=False,
        )
        features = [{"name": "prefers-color-scheme", "value": scheme.value}]
        self._tell("Emulation.setEmulatedMedia", features=features)
        self.driver.get("about:blank")
        self.driver.get(address)

    def without_scripts(self, address: str, width: Width, scheme: Scheme) -> None:
        """Load a page afresh whose scripts may not run."""
        self._tell("Emulation.setScriptExecutionDisabled", value=True)
        self.show(address, width, scheme)
        self._tell("Emulation.setScriptExecutionDisabled", value=False)

    def keep(self, name: str) -> None:
        """Take a screenshot of the whole page."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        width, height = (
            int(self.ask(f"document.documentElement.{of}"))
            for of in ("clientWidth", "scrollHeight")
        )
        clip = {"x": 0, "y": 0, "width": width, "height": min(height, _TALLEST), "scale": 1}
        taken = self._tell("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)
        (PICTURES / f"{name}.png").write_bytes(b64decode(taken["data"]))

    def ask(self, expression: str) -> str:
        """Give what an expression of JavaScript is, as text."""
        return str(self.driver.execute_script(f"return String({expression});"))

    def text(self, selector: str) -> str:
        """Give the text of the one element that a selector finds."""
        return self.ask(f"document.querySelector({selector!r}).textContent")

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        ActionChains(self.driver, duration=0).send_keys(*keys).perform()

    def click(self, selector: str) -> None:
        """Click on the element that a selector finds."""
        self.driver.find_element(By.CSS_SELECTOR, selector).click()

    def focus(self, selector: str) -> None:
        """Give the focus to the element that a selector finds."""
        self.driver.execute_script(f"document.querySelector({selector!r}).focus();")

    def draws(self, selector: str, picture: str) -> bool:
        """Say whether an element shows a picture, given as SVG, and nothing else."""
        same = """
            const [selector, text] = arguments;
            const wanted = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
            const shown = document.querySelector(selector).children;
            return shown.length === 1 && shown[0].isEqualNode(wanted);
        """
        return self.driver.execute_script(same, selector, picture) is True

    def overflow(self) -> int:
        """Give by how many pixels the page is wider than the screen."""
        return int(self.ask("document.documentElement.scrollWidth - window.innerWidth"))

    def overlaps(self) -> list[str]:
        """Give the texts that lie on each other."""
        script = _OVERLAPS.read_text(encoding="utf-8")
        return str(self.driver.execute_script(script)).splitlines()

    def violations(self) -> list[str]:
        """Give what axe-core has to say against the page."""
        self.driver.execute_script(_AXE.read_text(encoding="utf-8"))
        return str(self.driver.execute_async_script(_ALL_OF_AXE)).splitlines()

    def complaints(self) -> list[str]:
        """Give what the browser has noted about the page: errors, what its policy stopped."""
        noted: list[dict[str, str]] = self.driver.get_log("browser")  # type: ignore[no-untyped-call]  # selenium gives it no types
        return [entry["message"] for entry in noted]

    def _tell(self, command: str, **arguments: object) -> dict[str, str]:
        """Tell the browser something that WebDriver has no word for."""
        done: dict[str, str] = self.driver.execute_cdp_cmd(command, arguments)
        return done


@contextmanager
def screen() -> Generator[Screen, None, None]:
    """Start Chromium, and end it."""
    options = ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    flags = ["--headless=new", "--disable-dev-shm-usage", "--hide-scrollbars"]
    if os.geteuid() == 0:  # the sandbox will not have it
        flags.append("--no-sandbox")
    for flag in flags:
        options.add_argument(flag)
    driver = Chrome(options=options, service=ChromeService("/usr/bin/chromedriver"))
    try:
        driver.set_script_timeout(_PATIENCE)
        yield Screen(driver)
    finally:
        driver.quit()
