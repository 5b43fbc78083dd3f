"""The focus, after a page, a sheet or an alert has come or gone."""
from browsing import check, focused, is_on_title, open_page, press, reach, sign_in, wait_for, wait_for_title


def wait_for_focus(page, words, what):
    wait_for(
        page,
        """words => {
            const active = document.activeElement;
            const label = active.labels?.[0];
            return (active.ariaLabel || (label ?? active).innerText).includes(words);
        }""", words, f"the focus on {words}")
    check(True, what)


def check_title(page, what):
    wait_for(page, "() => document.activeElement.nodeName === 'H1'", None, "the focus on a title")
    check(is_on_title(page), f"{what} has the focus on its title: {focused(page)}")


def focus(browser, clinic):
    page = open_page(browser, clinic.address + "/patient")
    sign_in(page, "demo-patient")
    press(page, "Messages")
    wait_for_title(page, "Messages")
    check_title(page, "a page that is pushed")
    page.keyboard.press("Escape")
    press(page, "Back")
    wait_for_title(page, "Home")
    wait_for_focus(page, "Messages", "after a pop the focus is on what led there")
    page.keyboard.press("Enter")
    wait_for_title(page, "Messages")
    page.go_back()
    wait_for_title(page, "Home")
    wait_for_focus(page, "Messages", "after the browser's way back it is there, too")
    press(page, "Book a visit")
    wait_for_title(page, "Book a visit")
    press(page, "15:")
    wait_for_title(page, "Your time")
    check_title(page, "a sheet")
    page.keyboard.press("Escape")
    wait_for_title(page, "Book a visit")
    wait_for_focus(page, "15:", "after a sheet the focus is on what opened it")
    page.goto(clinic.address + "/patient")
    press(page, "Answer the questions “Before the vaccination”")
    wait_for_title(page, "Questions before the visit")
    reach(page, "I confirm that these answers are true")
    page.keyboard.press("Space")
    press(page, "Sign as")
    page.wait_for_selector("[role=alertdialog]")
    check_title(page, "an alert")
    press(page, "OK")
    wait_for_title(page, "Questions before the visit")
    wait_for_focus(page, "Are you ill today?", "after an alert about answers the focus is on the first that is missing")
    page.context.close()
