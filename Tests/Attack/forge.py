"""A token made with the seed that lies in the database: what somebody with a copy of it could try."""

import base64
import json
import pathlib
import sqlite3
import subprocess
import tempfile
import time

from servers import psql

# An Ed25519 key in PKCS #8 is this, and then the seed.
PREFIX = bytes.fromhex("302e020100300506032b657004220420")


def seed(engine, data, database):
    """The newest seed as it is stored, or None where it is not 32 bytes that lie there for everybody to read."""
    if engine == "sqlite":
        with sqlite3.connect(f"file:{data}/account.sqlite?mode=ro", uri=True) as connection:
            (value,) = connection.execute("SELECT seed FROM signing_key ORDER BY position DESC LIMIT 1").fetchone()
    else:
        text = psql(database, "SELECT encode(seed, 'hex') FROM account.signing_key ORDER BY position DESC LIMIT 1")
        value = bytes.fromhex(text)
    return value if len(value) == 32 else None


def decoded(part):
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def encoded(value):
    if not isinstance(value, bytes):
        value = json.dumps(value, separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def forged(token, secret, **claims):
    """The token with other claims, signed with the seed."""
    header, body, _ = token.split(".")
    signed = f"{header}.{encoded(decoded(body) | claims)}"
    with tempfile.TemporaryDirectory() as folder:
        key, text = pathlib.Path(folder, "key"), pathlib.Path(folder, "text")
        key.write_bytes(PREFIX + secret)
        text.write_text(signed)
        command = ["openssl", "pkeyutl", "-sign", "-rawin", "-inkey", key, "-keyform", "DER", "-in", text]
        signature = subprocess.run(command, capture_output=True, check=True).stdout
    return f"{signed}.{encoded(signature)}"


def nine_years():
    return int(time.time()) + 9 * 365 * 86_400
