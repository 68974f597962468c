import type { DepartureState } from '../../lib/desk/departures.contract.ts';

const STATES = { open: null, closed: 'Closed', ask: 'Only through the desk' } as const;

/** Whether a departure can be booked, where that is not as usual. */
export function StateChips({ departure: { state, reason } }: { readonly departure: DepartureState }) {
  const text = STATES[state];
  if (text === null) return null;
  return (
    <span className="desk-state" data-state={state}>
      {text}
      {reason && `: ${reason}`}
    </span>
  );
}
