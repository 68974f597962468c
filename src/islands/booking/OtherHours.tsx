import type { OtherDepartures } from '../../lib/availability/place-problem.ts';
import { availabilityMessages } from '../../lib/messages/availability.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { LocalText } from '../kit/LocalText.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly others: OtherDepartures | null;
  readonly locale: string;
  readonly onChoose: (time: string) => void;
}

/** The hours that would take a group that does not fit at its own. A press chooses one. */
export function OtherHours({ others, locale, onChoose }: Props) {
  const language = useLanguage();
  const { chooseDay } = availabilityMessages(language);
  return (
    <div className="other-hours" role="status">
      {others && (
        <>
          <p className="field-problem">
            {others.times.length === 0 && others.twoBookings === null ? chooseDay(others.text) : others.text}
          </p>
          {others.twoBookings && <p>{others.twoBookings}</p>}
          {others.times.length > 0 && (
            <p className="other-hours-choice">
              {bookingMessages(language).departure.roomAt}{' '}
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
