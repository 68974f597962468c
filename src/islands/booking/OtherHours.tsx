import type { OtherDepartures } from '../../lib/availability/place-problem.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { LocalText } from '../kit/LocalText.tsx';

interface Props {
  readonly others: OtherDepartures | null;
  readonly locale: string;
  readonly onChoose: (time: string) => void;
}

/** The hours that would take a group that does not fit at its own. A press chooses one. */
export function OtherHours({ others, locale, onChoose }: Props) {
  return (
    <div className="other-hours" role="status">
      {others && (
        <>
          <p className="field-problem">
            {others.text} {others.times.length === 0 && others.twoBookings === null && 'Choose another day.'}
          </p>
          {others.twoBookings && <p>{others.twoBookings}</p>}
          {others.times.length > 0 && (
            <p className="other-hours-choice">
              Room for all of you at{' '}
              {others.times.map((time) => (
                <button key={time} type="button" className="button button-quiet" onClick={() => onChoose(time)}>
                  <LocalText locale={locale}>{clockText(time, locale)}</LocalText>
                </button>
              ))}
            </p>
          )}
        </>
      )}
    </div>
  );
}
