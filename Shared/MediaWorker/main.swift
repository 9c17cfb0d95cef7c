import Glibc
import Media

// One file per process: its memory goes back to the system with it, and what breaks it breaks nothing else.
exit(answerRequest())
