// What browsers have and the compiler's own declarations do not know yet, and what the app adds to the document.

/** All elements of the app are HTML or SVG, which have this both. */
interface Element extends HTMLOrSVGElement {
  checkVisibility?(): boolean;
}

interface Document {
  /** These the document has as it is (`index.html`). */
  getElementById(id: 'main' | 'toasts' | 'offline' | 'waiting'): HTMLElement;
}

interface Array<T> {
  /** `filter(Boolean)` leaves out what is nothing. */
  filter(by: BooleanConstructor): Exclude<T, null | undefined | false | '' | 0>[];
  findLast(matches: (value: T, index: number, all: T[]) => unknown): T | undefined;
}

interface URLSearchParams {
  readonly size: number;
}

interface Window {
  /** What the document has asked for already, by its paths (`early.js`). */
  early?: Record<string, Promise<any>>;
  webkitAudioContext?: typeof AudioContext;
  trustedTypes?: { createPolicy(name: string, rules: object): any };
}

interface Navigator {
  readonly wakeLock?: { request(kind: 'screen'): Promise<EventTarget & { release(): Promise<void> }> };
  readonly userActivation?: { readonly hasBeenActive: boolean };
}

interface HTMLDialogElement {
  /** What a sheet was closed with. */
  returned?: any;
}

declare namespace Intl {
  function supportedValuesOf(kind: 'timeZone'): string[];
}

/** What the app tells itself. */
interface DocumentEventMap {
  /** Something waits, or has been done. */
  changes: CustomEvent<{ isDone: boolean }>;
  /** A path of the app is to be shown. */
  go: CustomEvent<string>;
  /** The household that was shown is not this user's any more: why, in words. */
  moved: CustomEvent<string>;
  /** There are other timers, one rings, or a moment has passed. */
  timers: CustomEvent<'changed' | 'up' | 'tick'>;
}
