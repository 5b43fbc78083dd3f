"""A person before a browser: pages, the keyboard, and what axe finds."""
import re
import time

from axe_playwright_python.sync_playwright import Axe

FAULTS = []
# Where somebody waits: as long as the busiest machine may take.
PATIENCE = 30_000


def check(holds, what):
    print(("✔ " if holds else "✘ ") + what, flush=True)
    if not holds:
        FAULTS.append(what)


def open_page(browser, address, **options):
    """Opens an address in a browser of its own: no cookie is shared with another page."""
    # Colours that are on their way from one to the other are none that axe could judge.
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce", **options)
    context.set_default_timeout(PATIENCE)
    return open_tab(context, address)


def open_tab(context, address):
    page = context.new_page()
    page.on("console", lambda message: message.type == "error" and note_error(page, message))
    page.on("pageerror", lambda error: FAULTS.append("script: " + str(error)))
    page.goto(address)
    return page


def note_error(page, message):
    # Chromium reports each answer that is an error, and each connection that is lost, on its own.
    if "Failed to load resource" not in message.text:
        FAULTS.append(f"console: {message.text} at {page.url}")


def title(page):
    return page.inner_text("h1")


def wait_for_title(page, words):
    wait_for(page, "words => document.querySelector('h1')?.innerText === words", words, "the title " + words)


def wait_for_words(page, words):
    """Returns the milliseconds after which a page shows words."""
    start = time.monotonic()
    wait_for(page, "words => document.querySelector('main')?.innerText.includes(words)", words, words)
    return round((time.monotonic() - start) * 1000)


def notice(page):
    return page.inner_text("#notice")


def wait_for_notice(page, is_there):
    """Waits until a notice is there, or is gone."""
    wait_for(
        page, "is_there => (document.querySelector('#notice').innerText !== '') === is_there", is_there,
        "a notice" if is_there else "no notice any more")


def wait_for(page, condition, argument, what):
    try:
        page.wait_for_function(condition, arg=argument)
    except Exception as error:
        raise AssertionError(f"{page.url} does not show {what}, but:\n{page.inner_text('main')}") from error


def sign_in(page, user):
    reach(page, "User name")
    page.keyboard.type(user)
    page.keyboard.press("Tab")
    page.keyboard.type("demo")
    page.keyboard.press("Enter")
    wait_for_title(page, "Home")


def focused(page):
    """The name of the element with the focus."""
    return page.evaluate(
        "(() => { const e = document.activeElement, label = e.labels && e.labels[0];"
        " return (e.ariaLabel || (label || e).innerText || '').trim(); })()"
    )


def reach(page, words):
    """Moves the focus by the keyboard until it stands on an element with these words."""
    for _ in range(200):
        if re.search(r"(^|\s)" + re.escape(words), focused(page)) and not is_on_title(page):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {words} in:\n{page.inner_text('main')}")


def is_on_title(page):
    return page.evaluate("/^(BODY|H1|SUMMARY)$/.test(document.activeElement.nodeName)")


def press(page, words):
    """Presses an element by the keyboard alone."""
    reach(page, words)
    page.keyboard.press("Enter")


def write(page, label, words):
    reach(page, label)
    page.keyboard.type(words)


ALL_LOOKS = [(scheme, width) for scheme in ["light", "dark"] for width in [1280, 320]]


def look_for_faults(page, name, looks=ALL_LOOKS):
    """Has axe look at a page, in some schemes at some widths."""
    for scheme, width in looks:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)
        found = Axe().run(page).response["violations"]
        words = [fault["id"] + ": " + ", ".join(node["html"][:160] for node in fault["nodes"][:3]) for fault in found]
        wide = page.evaluate("document.documentElement.scrollWidth")
        if found or wide > width:
            check(False, f"{name}, {scheme}, {width} wide: {words}, {wide} used")
    page.set_viewport_size({"width": 1280, "height": 900})
    page.emulate_media(color_scheme="light")
