"""A demo clinic's server, and terminal apps on it."""
import json
import os
import queue
import re
import signal
import subprocess
import tempfile
import threading
import time

NOW = "2026-11-24T08:00:00Z"


class Clinic:
    """A server with a clinic that stays when the server ends, so that it can begin anew."""

    def __init__(self, program):
        self.program = os.path.abspath(program)
        self.folder = tempfile.TemporaryDirectory()
        self.environment = {"HOME": self.folder.name, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
        self.log = open(os.path.join(self.folder.name, "log"), "w+", encoding="utf-8")
        self.port = 0
        self.start()

    def start(self):
        arguments = [self.program, "--listen", f"127.0.0.1:{self.port}", "--now", NOW]
        self.server = subprocess.Popen(
            arguments, env=self.environment, stdout=subprocess.PIPE, stderr=self.log, text=True)
        self.address = re.search(r"(http://\S+)$", self.server.stdout.readline().strip()).group(1)
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self):
        """Returns the status with which the server ends."""
        self.server.send_signal(signal.SIGTERM)
        return self.server.wait(timeout=30)

    def words(self):
        self.log.seek(0)
        return list(self.log)

    def failures(self):
        """The lines in which the server says that something of its own failed."""
        return [line for line in self.words() if " failed" in line]


class Terminal:
    """An app in the json front, as a program reads it."""

    def __init__(self, program, clinic, user):
        password = os.path.join(clinic.folder.name, "password")
        with open(password, "w", encoding="utf-8") as file:
            file.write("demo\n")
        arguments = ["--front", "json", "--server", clinic.address, "--as", user, "--password-file", password]
        self.process = subprocess.Popen(
            [os.path.abspath(program), *arguments], env=clinic.environment, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        self.frames = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.frames.put(json.loads(line))
        self.frames.put(None)

    def wait_for_words(self, words, are_there=True):
        """Returns the milliseconds after which a frame shows words, or shows them no more."""
        start = time.monotonic()
        while True:
            frame = self.frames.get(timeout=30)
            if frame is None:
                raise AssertionError(f"the terminal ended {'without' if are_there else 'with'} {words}")
            if "text" in frame and any(words in line for line in frame["text"]) == are_there:
                return round((time.monotonic() - start) * 1000)

    def press(self, label):
        self.send({"press": label})

    def send(self, event):
        self.process.stdin.write(json.dumps(event) + "\n")
        self.process.stdin.flush()

    def stop(self):
        self.process.stdin.close()
        return self.process.wait(timeout=30)
