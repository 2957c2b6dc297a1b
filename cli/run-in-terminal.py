"""Runs a command in a terminal of its own, types into it, and reports what it showed; for tests.

Called with JSON: {"command": [...], "steps": [[text to wait for, text to type], ...], "environment": {...}}
"""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

order = json.loads(sys.argv[1])
pid, terminal = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
    os.environ.update({"TERM": "xterm", **order["environment"]})
    os.execvp(order["command"][0], order["command"])

shown = ""
deadline = time.monotonic() + 20


def read():
    """Reads on; false when there is no more, or it took too long."""
    global shown
    ready, _, _ = select.select([terminal], [], [], max(0, deadline - time.monotonic()))
    try:
        piece = os.read(terminal, 65536) if ready else b""
    except OSError:
        piece = b""
    shown += piece.decode(errors="replace")
    return piece != b""


at = 0
for waited, typed in order["steps"]:
    while waited not in shown[at:] and read():
        pass
    at = max(at, shown.find(waited, at) + len(waited))
    os.write(terminal, typed.encode())
while True:
    ended, status = os.waitpid(pid, os.WNOHANG)
    if ended or time.monotonic() > deadline:
        break
    ready, _, _ = select.select([terminal], [], [], 0.02)
    if ready and not read():
        time.sleep(0.02)
if not ended:
    os.kill(pid, signal.SIGKILL)
# What it showed last may not have been read yet.
while select.select([terminal], [], [], 0)[0] and read():
    pass
settings = termios.tcgetattr(terminal)
is_sane = settings[3] & termios.ICANON != 0 and settings[3] & termios.ECHO != 0
code = os.waitstatus_to_exitcode(status) if ended else None
print(json.dumps({"shown": shown, "code": code, "isSane": is_sane}))
