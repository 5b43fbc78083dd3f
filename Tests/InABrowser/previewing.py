"""Every scene with its mock: axe looks at it, and pictures are taken of it."""
import os
import re
import signal
import subprocess

from browsing import ALL_LOOKS, check, look_for_faults, open_page, wait_for
from looking import picture


def look_at_previews(browser, program, is_short, folder=None):
    server = subprocess.Popen([os.path.abspath(program), "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://\S+", server.stdout.readline()).group()
        page = open_page(browser, address)
        look_for_faults(page, "the list of scenes")
        scenes = page.evaluate("[...document.links].map(link => link.pathname)")
        for scene in scenes:
            page.goto(address + scene)
            wait_for(page, "() => !document.querySelector('[aria-busy]')", None, "a page at rest")
            look_for_faults(page, "preview " + scene[1:], [("light", 320), ("dark", 1280)] if is_short else ALL_LOOKS)
            if folder:
                picture(page, folder, "preview " + scene[1:])
        check(len(scenes) > 10, f"axe has looked at {len(scenes)} previews")
        page.context.close()
    finally:
        server.send_signal(signal.SIGTERM)
        check(server.wait(timeout=30) == 0, "the server of previews ends when told to")
