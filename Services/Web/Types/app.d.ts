// What passes between the app's modules.

declare namespace App {
  type Child = Node | string | number | boolean | null | undefined | readonly Child[];

  /** Properties, attributes and listeners of an element that is made. */
  interface Props {
    [listener: `on${string}`]: ((event: any) => any) | null | undefined | false;
    [name: string]: any;
  }

  type OfTag<Tag extends string> = Tag extends '' ? HTMLDivElement
    : Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement;
  /** The element of a selector such as `button.small`. */
  type Made<Selector extends string> = Selector extends `${infer Tag}.${string}` ? OfTag<Tag> : OfTag<Selector>;

  /** A call that is refused: `message` is for a person. A status of 0 says that nothing was reached. */
  interface Refusal extends Error {
    status?: number;
    code?: string;
    problem?: Wire.Problem | null;
    /** What of a change may have arrived before. */
    sent?: Fields[];
  }

  /** The members of a thing, by their names. */
  type Fields = Record<string, any>;

  interface CallOptions {
    body?: unknown;
    /** What is sent as it is, in the place of a body. */
    content?: BodyInit | null;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** Only what the server says now will do. */
    isFresh?: boolean;
    early?: Promise<Response>;
  }

  /** An answer as it is kept, and when it came. */
  interface Kept { text: string; at: number }

  /** Who is using this browser, in which household. */
  interface Reader { user: string; household: string }

  interface Household { id: string; name?: string }

  interface Session { user?: { id: string }; household?: Household | null; csrf?: string }

  /** What lies in this browser of a session. */
  interface Remembered { user?: string; household?: Household | null; named?: boolean; refresh_token?: string }

  /** A call as it is described in words: that takes a change back, or is kept to be sent. */
  interface Step { method: string; path: string; body?: Fields; what?: string; version?: number | null }

  /** A step that is an operation of a grocery list, or brings back a thing of it. */
  type UndoStep = (Step & { list?: undefined; restores?: undefined }) | ({ list: string; restores?: string; op?: string; item_id?: string } & Fields);

  /** What goes with a change (`change()` says more). */
  interface ChangeOptions {
    what?: string;
    shows?: any;
    version?: number | null;
    base?: Fields;
    seen?: Fields;
    of?: string;
    undo?: Step;
  }

  /** What waits, with its place among the others. */
  interface Placed { id: string; order?: number }

  /** Which tab sends, until when, and what mark the one before has left. */
  interface Turn { by?: string; until?: number; mark?: string }

  /** A change that is kept until it is sent. */
  interface Change extends Placed, Omit<ChangeOptions, 'undo'> {
    at: number;
    household?: string;
    method: string;
    path: string;
    body?: any;
    /** When it was first sent. */
    tried?: number;
    /** A part of it is done. */
    isBegun?: boolean;
    sent?: Fields[];
    merges?: number;
    wins?: boolean;
    problem?: Trouble;
    /** The grocery list whose operations these are, if there is one. */
    list?: string;
    /** What depends on a change that was refused. */
    then?: Change[];
  }

  /** A change that is not done yet, or was done a moment ago. */
  interface Pending extends Change { doneAt?: number }

  /** Why a change was refused, in words. */
  interface Trouble { message: string; isConflict?: boolean }

  /** An operation of a grocery list that waits. */
  interface Waiting extends Placed {
    at: number;
    household?: string;
    user?: string;
    op: string;
    item_id?: string;
    /** What the thing is called, for who is told that it could not be done; it is not sent. */
    name?: string;
    item?: Fields;
    change?: Fields;
    isSent?: boolean;
    done?: (result?: Wire.Result) => void;
  }

  interface Undoable {
    words: string;
    run?: (() => unknown) | null;
    steps?: UndoStep[] | null;
    at: number;
    owner: string | null;
  }

  /** An action of a message. */
  interface Action { label: string; run: () => unknown; steps?: UndoStep[] | null }

  /** A view: draws into an element, and may give what to do on leaving. */
  interface View {
    show(root: HTMLElement, ...parts: string[]): unknown;
    wide?: boolean | string;
    waiting?: () => Node;
  }

  /** Values and their words; pairs where the values are no texts. */
  type Choices = Record<string, Child> | any[][];

  /** What is needed of a recipe to show it in a few words. */
  interface Recipe { id: string; title?: string; image_url?: string | null; servings?: number }

  /** What has an id, as rows and cards have. */
  interface Identified { id: string }
}
