import type { Cart } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';

/** A trip whose price has changed, in whole US dollars; null where it cannot be booked. */
export interface PriceChange {
  readonly ref: string;
  readonly title: string;
  readonly oldUsd: number;
  readonly newUsd: number | null;
}

/** Price differences between a cart as sent and as corrected. */
export function cartChanges(before: Cart, after: Cart): readonly PriceChange[] {
  const prices = new Map(after.map(({ ref, totalUsd }) => [ref, totalUsd]));
  return before
    .map(({ ref, title, totalUsd }) => ({ ref, title, oldUsd: totalUsd, newUsd: prices.get(ref) ?? null }))
    .filter(({ oldUsd, newUsd }) => oldUsd !== newUsd);
}

/** Price differences of a cart that was compared with today's prices in the browser. */
export function lineChanges(lines: readonly CartLine[]): readonly PriceChange[] {
  return lines.flatMap(({ item, state }) =>
    state.kind === 'repriced'
      ? [{ ref: item.ref, title: item.title, oldUsd: state.oldUsd, newUsd: item.totalUsd }]
      : [],
  );
}
