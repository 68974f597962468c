import type { Clash } from './clashes.ts';

/** What stands beside an item because of another one. */
export interface ClashNote {
  readonly kind: Clash['kind'];
  /** The item that it goes badly with. */
  readonly other: string;
  readonly text: string;
}

type Side = 'first' | 'second';

/** Groups that are too large for one booking are told to make two: see trip-problems.ts. */
const TWICE =
  'This trip is in your cart twice, at the same time. Keep both only where your group is too large for one.';

/** Where each kind is told from the trip that leaves first, and from the one that leaves second. */
const TEXTS: Readonly<Record<Clash['kind'], Readonly<Record<Side, (title: string, minutes: number) => string>>>> = {
  duplicate: {
    first: () => TWICE,
    second: () => TWICE,
  },
  overlap: {
    first: (title) => `You are still on the way when “${title}” leaves.`,
    second: (title) => `It leaves before “${title}” has arrived.`,
  },
  far: {
    first: (title) => `“${title}” leaves from another town, too soon after this.`,
    second: (title) => `It leaves from another town, too soon after “${title}” ends.`,
  },
  tight: {
    first: (title, minutes) => `“${title}” leaves ${minutes} minutes after this. It works only if nothing is late.`,
    second: (title, minutes) => `It leaves ${minutes} minutes after “${title}” ends. It works only if nothing is late.`,
  },
};

function noteOf(clash: Clash, side: Side, titleOf: (ref: string) => string): ClashNote {
  const other = clash[side === 'first' ? 'second' : 'first'];
  const minutes = clash.kind === 'tight' ? clash.minutes : 0;
  return { kind: clash.kind, other, text: TEXTS[clash.kind][side](titleOf(other), minutes) };
}

/**
 * What goes badly together, in words, as it stands beside one item of the cart.
 *
 * @param ref the item
 * @param titleOf the name of an item by its reference
 */
export function clashNotes(
  clashes: readonly Clash[],
  ref: string,
  titleOf: (ref: string) => string,
): readonly ClashNote[] {
  return clashes
    .filter(({ first, second }) => first === ref || second === ref)
    .map((clash) => noteOf(clash, clash.first === ref ? 'first' : 'second', titleOf));
}
