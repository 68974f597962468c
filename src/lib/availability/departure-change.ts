/** What differs on a day from what the files say (specification.md#changes-of-a-day). */
export type DepartureChange =
  /** Nobody can book it. */
  | (ChangeBase & { readonly kind: 'close' })
  /** Only the operator books it. */
  | (ChangeBase & { readonly kind: 'ask' })
  /** Takes a `close` or an `ask` back. */
  | (ChangeBase & { readonly kind: 'open' })
  /** Other vehicles or places than planned; null for those of the files. */
  | (ChangeBase & { readonly kind: 'seats'; readonly units: number | null; readonly seats: number | null });

interface ChangeBase {
  /** A listing by its code, or a pool by its id. */
  readonly scope: { readonly kind: 'listing' | 'pool'; readonly id: string };
  /** ISO date in Palawan. */
  readonly day: string;
  /** The hour of one departure, `07:30`; null for the whole day. */
  readonly time: string | null;
  /**
   * Said to travellers, within a sentence: "the coast guard keeps boats in port". Empty where
   * nothing is said.
   */
  readonly reason: string;
  /** Who did it, and when, for the operator. */
  readonly by: string;
  readonly at: string;
}

/** Whether a departure can be booked as far as changes go, and what runs. */
export interface DepartureState {
  readonly state: 'open' | 'closed' | 'ask';
  readonly reason: string;
  /** Vehicles and places that differ from the files; null where they do not. */
  readonly units: number | null;
  readonly seats: number | null;
}

const AS_PLANNED: DepartureState = { state: 'open', reason: '', units: null, seats: null };

/**
 * What changes make of one departure. Of several that cover it, the last one counts.
 *
 * @param changes of one scope, oldest first
 */
export function stateOf(changes: readonly DepartureChange[], day: string, time: string): DepartureState {
  return changes
    .filter((change) => change.day === day && (change.time === null || change.time === time))
    .reduce(applyChange, AS_PLANNED);
}

function applyChange(state: DepartureState, change: DepartureChange): DepartureState {
  switch (change.kind) {
    case 'close':
      return { ...state, state: 'closed', reason: change.reason };
    case 'ask':
      return { ...state, state: 'ask', reason: change.reason };
    case 'open':
      return { ...state, state: 'open', reason: '' };
    case 'seats':
      return { ...state, units: change.units, seats: change.seats };
  }
}
