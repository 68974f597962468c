import * as z from 'zod/mini';
import { cartItemSchema } from '../../lib/cart/cart-item.schema.ts';
import { listOf } from '../storage/parsers.ts';
import { tabStore } from '../storage/tab-store.ts';

const removedSchema = z.object({
  item: cartItemSchema,
  /** Its index in the cart. */
  index: z.int().check(z.nonnegative()),
});

/** A removed item, with what it takes to put it back. */
export type RemovedItem = z.infer<typeof removedSchema>;

/** Maximum number of removals that can be undone. */
const MAX_REMOVED = 5;

/** Items removed in this tab that can be restored, last one first. */
export const $removedItems = tabStore<readonly RemovedItem[]>('removed-items.1', {
  fallback: [],
  parse: listOf((stored) => z.safeParse(removedSchema, stored).data, MAX_REMOVED),
});

function storeRemoved(removed: readonly RemovedItem[]): void {
  $removedItems.set(removed.slice(0, MAX_REMOVED));
}

/** Records a trip that was removed. */
export function recordRemoval(removed: RemovedItem): void {
  storeRemoved([removed, ...$removedItems.get()]);
}

/** Drops the record of a trip that is back. */
export function clearRemoval(ref: string): void {
  storeRemoved($removedItems.get().filter(({ item }) => item.ref !== ref));
}

/** Drops all removals, because the cart was emptied or booked. */
export function clearRemovals(): void {
  storeRemoved([]);
}
