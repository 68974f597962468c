import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { cartItemSchema } from '../cart/cart-item.schema.ts';
import { forgivingStorage } from './forgiving-storage.ts';
import { listOf } from './stored-shapes.ts';

const removedSchema = z.object({
  item: cartItemSchema,
  /** Where it stood in the cart. */
  index: z.int().check(z.nonnegative()),
});

/** An item that was taken out: enough to put it back. */
export type RemovedItem = z.infer<typeof removedSchema>;

const KEY = 'removed-items.1';

/** Nobody remembers more than that. */
const MOST_REMOVED = 5;

const parse = listOf((stored) => z.safeParse(removedSchema, stored).data, MOST_REMOVED);

/** As long as the tab is open: what was taken out last week is not missed. */
const storage = forgivingStorage(() => sessionStorage);

function read(): readonly RemovedItem[] {
  try {
    return parse(JSON.parse(storage[KEY] ?? '[]')) ?? [];
  } catch {
    return [];
  }
}

/** What was taken out of the cart in this tab and can be put back, the last one first. */
export const $removedItems = atom<readonly RemovedItem[]>(read());

function keep(removed: readonly RemovedItem[]): void {
  $removedItems.set(removed.slice(0, MOST_REMOVED));
  storage[KEY] = JSON.stringify($removedItems.get());
}

/** A trip was taken out. */
export function noteRemoval(removed: RemovedItem): void {
  keep([removed, ...$removedItems.get()]);
}

/** A trip is back. */
export function forgetRemoval(ref: string): void {
  keep($removedItems.get().filter(({ item }) => item.ref !== ref));
}

/** Nothing is put back any more: the cart was emptied, or booked. */
export function forgetRemovals(): void {
  keep([]);
}
