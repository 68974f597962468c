import type { CheckIn, CheckInState } from '../../lib/desk/check-in.contract.ts';
import type { DeskTrip } from '../../lib/desk/departures.contract.ts';
import { clockOf } from './desk-format.ts';

interface Props {
  readonly person: DeskTrip['persons'][number];
  /** What counts for this traveller, also what waits for a connection. */
  readonly checkIn: CheckIn | null;
  readonly onChange: (state: CheckInState) => void;
}

/** A traveller, checked in by one tap; a second one takes it back. */
export function PersonRow({ person: { index, name, nationality }, checkIn, onChange }: Props) {
  const who = name ?? `Traveller ${index + 1}`;
  const isHere = checkIn?.state === 'boarded';
  const isMissing = checkIn?.state === 'no-show';
  return (
    <div className="desk-person" data-state={checkIn?.state}>
      <span>
        <strong>{who}</strong>
        {nationality && <span className="soft"> {nationality}</span>}
        {checkIn && (
          <span className="soft small">
            {isHere ? 'Here' : 'Did not come'} since {clockOf(checkIn.at)}, {checkIn.by}
          </span>
        )}
      </span>
      <button
        type="button"
        className={isHere ? 'button' : 'button button-quiet'}
        aria-label={`Here: ${who}`}
        aria-pressed={isHere}
        onClick={() => onChange(isHere ? 'none' : 'boarded')}
      >
        Here
      </button>
      <button
        type="button"
        className="button button-quiet desk-absent"
        aria-label={`No-show: ${who}`}
        aria-pressed={isMissing}
        onClick={() => onChange(isMissing ? 'none' : 'no-show')}
      >
        No-show
      </button>
    </div>
  );
}
