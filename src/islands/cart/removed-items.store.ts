import * as z from 'zod/mini';
import { cartItemSchema } from '../../lib/cart/cart-item.schema.ts';
import { listOf } from '../storage/parsers.ts';
import { tabStore } from '../storage/tab-store.ts';

const removedSchema = z.object({
  item: cartItemSchema,
  /** Where it stood in the cart. */
  index: z.int().check(z.nonnegative()),
});

/** An item that was taken out: enough to put it back. */
export type RemovedItem = z.infer<typeof removedSchema>;

/** Nobody remembers more than that. */
const MOST_REMOVED = 5;

/** What was taken out of the cart in this tab and can be put back, the last one first. */
export const $removedItems = tabStore<readonly RemovedItem[]>('removed-items.1', {
  fallback: [],
  parse: listOf((stored) => z.safeParse(removedSchema, stored).data, MOST_REMOVED),
});

function keep(removed: readonly RemovedItem[]): void {
  $removedItems.set(removed.slice(0, MOST_REMOVED));
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
