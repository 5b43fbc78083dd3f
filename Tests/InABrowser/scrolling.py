"""The rows of a long list, which come before they are in view."""
from browsing import check, open_page, sign_in, title, wait_for_title

# A row at the middle of the window, and the way from there to the top of the window in points.
MIDDLE = """() => {
    const place = (row) => Math.round(row.getBoundingClientRect().top);
    const row = [...document.querySelectorAll("li")].findLast((row) => place(row) <= innerHeight / 2);
    return [row.id, place(row)];
}"""
PLACE = "id => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 1e6)"


def go(page, step, further):
    """Scrolls until there is no button for further rows, and returns how many rows moved by something else."""
    jumps = 0
    for _ in range(100):
        row, place = page.evaluate(MIDDLE)
        page.evaluate("step => scrollBy(0, step)", step)
        moved = place - page.evaluate(PLACE, row)
        page.wait_for_timeout(250)
        jumps += abs(place - moved - page.evaluate(PLACE, row)) > 2
        if moved == 0 and page.locator(further).count() == 0:
            return jumps
    raise AssertionError("there is no end to " + page.url)


def scroll(browser, clinic):
    page = open_page(browser, clinic.address + "/doctor")
    sign_in(page, "demo-doctor")
    page.goto(clinic.address + "/doctor/appointments")
    wait_for_title(page, "Appointments")
    page.get_by_label("Show", exact=True).select_option("Past")
    page.wait_for_selector("#do-more")
    first = page.inner_text("section li >> nth=0")
    check(go(page, 400, "#do-more") == 0, "rows stay where they are while others come below them")
    check(page.locator("li").count() < 60, f"a page has no more rows than it shows: {page.locator('li').count()}")
    check(go(page, -400, "#do-less") == 0, "rows stay where they are while others come above them")
    check(first in page.inner_text("main") and title(page) == "Appointments", "the first rows come back")
    page.context.close()
