// The bell of the timers: a sound made here, and the telephone's vibration.

const EVERY = 2500;
const TONES = [0, 0.25, 0.5];

// Before, it would say so in its console.
const hasTapped = () => navigator.userActivation?.hasBeenActive ?? true;

/** @type {AudioContext | null} */
let context = null;
let last = 0;

/** A browser makes no sound before somebody has tapped the page: this is called then. */
export function readyBell() {
  if (!hasTapped()) return;
  try {
    const Context = window.AudioContext ?? window.webkitAudioContext;
    if (Context) context ??= new Context();
    // After a call some telephones say that it is interrupted.
    if (context && context.state !== 'running') context.resume().catch(() => {});
  } catch { /* It has no sound. */ }
}

/** Whether it will be heard, as far as the browser says. */
export const canRing = () => context?.state === 'running';

/** Rings, if it has not just now. */
export function ring() {
  if (Date.now() - last < EVERY) return;
  last = Date.now();
  // Browsers without a word on it vibrate, or do nothing.
  if (hasTapped()) navigator.vibrate?.([300, 150, 300, 150, 300]);
  if (!context || !canRing()) return;
  for (const at of TONES) {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime + at;
    tone.frequency.value = 880;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.5, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.2);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.22);
  }
}

/** Is quiet at once. */
export const hush = () => { last = 0; if (hasTapped()) navigator.vibrate?.(0); };
