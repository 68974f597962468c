import type { Cart } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';

/** A trip that costs something else than the traveller saw, in whole US dollars; null where it can no longer be booked. */
export interface PriceChange {
  readonly ref: string;
  readonly title: string;
  readonly oldUsd: number;
  readonly newUsd: number | null;
}

/** What is different between a cart as it was sent and as it should be: nothing is taken silently. */
export function cartChanges(before: Cart, after: Cart): readonly PriceChange[] {
  const prices = new Map(after.map(({ ref, totalUsd }) => [ref, totalUsd]));
  return before
    .map(({ ref, title, totalUsd }) => ({ ref, title, oldUsd: totalUsd, newUsd: prices.get(ref) ?? null }))
    .filter(({ oldUsd, newUsd }) => oldUsd !== newUsd);
}

/** The same for a cart that was held against today's prices in the browser. */
export function lineChanges(lines: readonly CartLine[]): readonly PriceChange[] {
  return lines.flatMap(({ item, state }) =>
    state.kind === 'repriced'
      ? [{ ref: item.ref, title: item.title, oldUsd: state.oldUsd, newUsd: item.totalUsd }]
      : [],
  );
}
