"""A changed copy of the sources, which is kept and updated; for prove-defences.py and mutants.py."""

import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


def copy(folder, texts):
    """Updates a copy of the sources, with some files changed and others added.

    Unchanged files keep their modification time, so that little is rebuilt.
    """
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    kept = set()
    for name in [*filter(None, names), *(name for name in texts if not (ROOT / name).exists())]:
        source, target = ROOT / name, folder / name
        if name not in texts and not source.is_file() or source.is_relative_to(folder):
            continue
        kept.add(target)
        wanted = texts[name].encode() if name in texts else source.read_bytes()
        if not target.is_file() or target.read_bytes() != wanted:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(wanted)
            if source.is_file():
                shutil.copymode(source, target)
    # What has been deleted, of what is built: in a folder that is something else nothing else is touched.
    for part in ["Plugins", "Shared", "Services", "Tests"]:
        for path in (folder / part).rglob("*.swift"):
            if path not in kept:
                path.unlink()
