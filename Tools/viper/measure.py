#!/usr/bin/env python3
"""Holds `viper lint` and `viper map` against `swift format lint` on a tree of many scenes, in one run.

    Tools/viper/measure.py [SCENES]

The scenes are copies of this repository's Home under other names. Fails if viper takes a quarter of swift format's
time or more, or 150 MB, or if four times the files take much more than four times as long. Times are those of the
processor, so that what else the machine does is no part of them.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VIPER = ROOT / "Tools/viper/.build/release/viper"
# Of swift format's time, as much as viper may take, and as much memory in MB.
SHARE = 0.25
MEMORY = 150
# Four times the files, and a quarter more for what a small run does not show.
GROWTH = 5.0


def grow(folder: Path, scenes: int) -> int:
    count = 0
    for place in ("Shared", "Patient", "Doctor"):
        for source in sorted((ROOT / "Modules" / place / "Home").glob("*.swift")):
            text = source.read_text()
            for number in range(scenes):
                name = f"Scene{number}"
                target = folder / "Modules" / place / name / source.name.replace("Home", name)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text.replace("Home", name).replace("home", name.lower()))
                count += 1
    (folder / "viper.yml").write_text(
        "shared: Modules/Shared\naudiences: {patient: Modules/Patient, doctor: Modules/Doctor}\n")
    shutil.copy(ROOT / ".swift-format", folder)
    return count


def measure(command: list, folder: Path) -> tuple:
    """Seconds of the processor, and the most memory in MB."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1):
        sys.exit(f"{command[0]} ended with {code}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main() -> None:
    scenes = int(sys.argv[1]) if len(sys.argv) > 1 else 546
    subprocess.run(
        ["swift", "build", "-c", "release", "--package-path", ROOT / "Tools/viper", "--product", "viper"], check=True)
    commands = {
        "swift format lint": ["swift", "format", "lint", "--parallel", "--recursive", "Modules"],
        "viper lint": [VIPER, "lint"],
        "viper map": [VIPER, "map"],
    }
    seconds, memories = {}, {}
    for size in (scenes // 4, scenes):
        with tempfile.TemporaryDirectory() as name:
            count = grow(Path(name), size)
            print(f"{size} scenes, {count} files")
            for title, command in commands.items():
                time, memory = measure(command, Path(name))
                seconds[title, size], memories[title, size] = time, memory
                print(f"  {title:18} {time:7.2f} s  {memory:6.0f} MB")
    failures = []
    for title in ("viper lint", "viper map"):
        ratio = seconds[title, scenes] / seconds["swift format lint", scenes]
        growth = seconds[title, scenes] / seconds[title, scenes // 4]
        print(f"{title}: {ratio:.2f} of swift format's time; {growth:.1f} times as long for four times the files")
        if ratio >= SHARE or growth > GROWTH or memories[title, scenes] >= MEMORY:
            failures.append(title)
    if failures:
        sys.exit(f"too slow or too large: {', '.join(failures)}")


if __name__ == "__main__":
    main()
