// What the API says, as far as the app reads it. `/openapi.json` has all of it.

declare namespace Wire {
  interface Problem {
    title?: string;
    detail?: string;
    code?: string;
    upgrade_url?: string;
    errors?: { pointer: string; detail: string }[];
  }

  interface Page<Item> { items: Item[]; next: string | null }

  /** Minutes. */
  interface Times { prep?: number | null; cook?: number | null; total?: number | null }

  type Slot = 'breakfast' | 'lunch' | 'dinner' | 'snacks';

  interface Day { date: string; slot: Slot }

  interface MenuItem {
    id: string;
    recipe_id: string;
    title?: string;
    image_url?: string | null;
    servings?: number;
    cooked_at: string | null;
    planned: Day | null;
    /** Something of it is not sent yet. */
    waiting?: boolean;
  }

  interface Menu {
    id: string;
    state: 'planning' | 'to_cook' | 'cooked';
    recipes: MenuItem[];
    progress: { cooked?: number; total?: number };
    grocery_list_id: string | null;
    waiting?: boolean;
  }

  interface Board {
    state: 'empty' | Menu['state'];
    menu: Menu | null;
    next: Menu | null;
    version: number;
  }

  interface Meal {
    id: string;
    date: string;
    slot: Slot;
    kind: 'recipe' | 'note';
    recipe_id?: string;
    menu_id?: string;
    menu_item_id?: string;
    leftover_of?: string;
    member_id?: string;
    title?: string;
    note?: string;
    servings?: number;
    cooked_at: string | null;
    waiting?: boolean;
    /** It waits as one of a day's copies, which have no ids yet. */
    copied?: boolean;
  }

  interface PlannedDay { date: string; has_entries: boolean; slots: Record<Slot, Meal[]> }

  interface Plan { days: PlannedDay[]; version: number; today: string; from: string; to: string }

  interface Item {
    id: string;
    name: string;
    text?: string;
    checked: boolean;
    category?: string;
    note?: string;
    brand?: string;
    waiting?: boolean;
    ticking?: boolean;
  }

  interface Notice { id: string }

  interface List {
    id: string;
    title: string;
    version: number;
    items: Item[];
    notices?: Notice[];
    waiting?: boolean;
  }

  /** A grocery list among others: counts in the place of what is on it. */
  interface ListSummary { id: string; title: string; source: { type: string; to: string }; items: number; checked: number; created_at: string; waiting?: boolean; notices?: Notice[] }

  /** What became of an operation. */
  interface Result { id: string; status: 'done' | 'refused'; code?: string; detail?: string }

  /** Something that has happened in the household. */
  interface Event { thing?: { kind: string; id: string } }

  interface Tag { tag: string; count: number; waiting?: boolean }

  interface Aisle { key: string; title: string; name?: string; own?: boolean }

  interface Shop { id: string; name: string; order: string; walks: number; walked: string[] }

  interface Aisles { aisles: Aisle[]; unused: Aisle[]; walked: string[]; walks: number; shops: Shop[]; waiting?: boolean }

  interface Cookbook { id: string; name: string; recipes: number; images: string[]; waiting?: boolean }

  /** A thing that many have at home. */
  interface Staple { name: string; text: string; assumed: boolean; food?: { id: string } | null }

  interface Share { id: string; role: string; url: string; created_at: string; expires_at: string | null }

  /** A recipe where it stands, in a menu or on a day. */
  interface Placed { recipe_id?: string; title?: string; servings?: number; recipe_deleted?: boolean }

  /** Who looks at a list. */
  interface Presence { count: number; members: { user_id: string }[]; guests: { name?: string | null }[] }

  /** Who has done what to what a household or somebody has. */
  interface LogEntry { at: string; event: string; detail: string; user_agent?: string; address?: string; [member: string]: any }

  /** What a call has changed besides what it was about. */
  interface Effect { kind: string; id: string }

  /** How many recipes have a value; null where that is not counted. */
  interface Facet { value: string; count: number | null }
}
