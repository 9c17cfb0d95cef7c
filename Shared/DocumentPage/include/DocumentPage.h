/* Nothing to call: this target exists for its resources, see page.c. */
