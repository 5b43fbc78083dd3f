"""What somebody writes and presses, where the network is slow or gone, and the hand is fast."""
from browsing import check, focused, notice, open_page, press, sign_in, wait_for, wait_for_notice, wait_for_title
from browsing import wait_for_words

CONVERSATION = "/patient/messages/demo-practitioner-1"


def open_conversation(page, clinic):
    page.goto(clinic.address + CONVERSATION)
    page.wait_for_selector("textarea")
    return page.locator("textarea").last


def wait_for_value(page, field, value, what):
    try:
        page.wait_for_function("([field, value]) => field.value === value", arg=[field.element_handle(), value])
    except Exception:
        pass
    check(field.input_value() == value, f"{what}: {field.input_value()!r}")


def rest(page):
    """Waits until what was typed has been sent, and answered."""
    page.wait_for_timeout(900)
    wait_for(page, "() => !document.querySelector('[aria-busy]')", None, "an answer")


def slow_down(page, milliseconds):
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1})


def write_without_connection(page, clinic):
    field = open_conversation(page, clinic)
    field.focus()
    page.keyboard.type("Before, ")
    rest(page)
    page.context.set_offline(True)
    page.keyboard.type("without, ")
    wait_for_notice(page, True)
    page.context.set_offline(False)
    page.keyboard.type("after.")
    wait_for_notice(page, False)
    rest(page)
    wait_for_value(page, field, "Before, without, after.", "what is typed without a connection stays")
    page.reload()
    field = page.locator("textarea").last
    wait_for_value(page, field, "Before, without, after.", "what was typed is there after a reload")
    field.fill("")
    rest(page)


def press_at_once(page, clinic):
    field = open_conversation(page, clinic)
    field.focus()
    page.keyboard.type("Sent at once.")
    page.locator("button", has_text="Send").click(force=True)
    wait_for_words(page, "Sent at once.")
    wait_for_value(page, field, "", "a button takes a press at once, before the server knows what it waits for")
    check(focused(page) == "Send", "it keeps the focus where it cannot be pressed any more: " + focused(page))
    slow_down(page, 300)
    field.focus()
    page.keyboard.type("The first.")
    page.locator("button", has_text="Send").click(force=True)
    field.focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("The second.", delay=20)
    wait_for_words(page, "The first.")
    rest(page)
    slow_down(page, 0)
    wait_for_value(page, field, "The second.", "a press sends what was there when it was pressed, and keeps the rest")
    field.fill("")
    rest(page)


def press_twice(page, clinic):
    page.goto(clinic.address + "/patient")
    wait_for_title(page, "Home")
    page.get_by_role("button", name="Book a visit").dblclick()
    wait_for_title(page, "Book a visit")
    page.get_by_role("button", name="15:").first.dblclick()
    wait_for_title(page, "Your time")
    page.get_by_role("button", name="Request this time").dblclick()
    wait_for_words(page, "Requested")
    rest(page)
    check(notice(page) == "", "a double click is one press: " + notice(page))


def go_where_one_was(page, clinic):
    """Comes by a link, and leaves by the browser's way back."""
    page.goto("about:blank")
    page.goto(clinic.address + CONVERSATION)
    page.wait_for_selector("textarea")
    press(page, "Back")
    wait_for_title(page, "Messages")
    page.reload()
    page.go_back()
    page.wait_for_selector("textarea")
    check(page.url.endswith(CONVERSATION), "the way back leads to the page that a link led to: " + page.url)
    page.go_forward()
    wait_for_title(page, "Messages")
    page.evaluate("history.go(-1)")
    page.wait_for_selector("textarea")
    page.go_back()
    check(page.url == "about:blank", "and then to where one came from: " + page.url)
    page.goto(clinic.address + "/patient")
    wait_for_title(page, "Home")
    press(page, "Messages")
    wait_for_title(page, "Messages")
    page.locator("li :is(a, button)").first.click()
    page.wait_for_selector("textarea")
    page.evaluate("history.back(); setTimeout(() => history.back(), 30)")
    wait_for_title(page, "Home")
    page.evaluate("history.go(2)")
    page.wait_for_selector("textarea")
    check(True, "two steps at once, and the same forward, lead where the browser says")


def keep_the_focus(browser, clinic):
    page = open_page(browser, clinic.address + "/doctor")
    sign_in(page, "demo-doctor")
    page.locator("li :is(a, button)", has_text="Requested").first.click()
    wait_for_title(page, "Appointment")
    press(page, "Confirm")
    wait_for_words(page, "Booked")
    wait_for(
        page, "() => document.activeElement !== document.body && !document.activeElement.matches('a, button')", None,
        "the focus on words")
    check(True, "where a button goes when it is pressed, the focus is on the words before it: " + focused(page))
    page.context.close()


def load_often(page, clinic):
    """A page stays that is open, however often another tab loads one."""
    field = open_conversation(page, clinic)
    field.focus()
    page.keyboard.type("Not to be lost.")
    rest(page)
    other = page.context.new_page()
    for _ in range(24):
        other.goto(clinic.address + "/patient")
    other.close()
    field.focus()
    page.keyboard.type(" Indeed.")
    rest(page)
    check(notice(page) == "", "a tab outlives twenty-four loads in another: " + notice(page))
    wait_for_value(page, field, "Not to be lost. Indeed.", "with what was typed")
    field.fill("")
    rest(page)


def write(browser, clinic):
    page = open_page(browser, clinic.address + "/patient")
    sign_in(page, "demo-patient")
    write_without_connection(page, clinic)
    press_at_once(page, clinic)
    press_twice(page, clinic)
    go_where_one_was(page, clinic)
    load_often(page, clinic)
    page.context.close()
    keep_the_focus(browser, clinic)
