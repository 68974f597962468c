import { type PlaceNoun, vacanciesText } from '../../lib/availability/availability.text.ts';
import type { FullTrip } from '../../lib/availability/full-trip.schema.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { useLanguage } from '../kit/use-language.ts';

const MAX_BUTTONS = 3;

type Departure = FullTrip['alternatives'][number];

interface Props {
  /** Those that would take the whole group, soonest first. */
  readonly departures: readonly Departure[];
  readonly noun: PlaceNoun;
  readonly locale: string;
  /** Whether they cannot be pressed now. */
  readonly isBusy?: boolean;
  readonly onChoose: (departure: Departure) => void;
}

/** Departures as buttons: "Tue, Jan 12, 7:30 AM, 3 places left". */
export function DepartureButtons({ departures, noun, locale, isBusy = false, onChoose }: Props) {
  const language = useLanguage();
  return (
    <div className="notice-actions">
      {departures.slice(0, MAX_BUTTONS).map((departure) => {
        const left = vacanciesText(departure.vacancies, noun, language);
        return (
          <button
            key={departure.date + departure.time}
            type="button"
            className="button button-quiet"
            aria-disabled={isBusy}
            onClick={() => onChoose(departure)}
          >
            <LocalTime
              instant={manilaInstant(departure.date, departure.time)}
              locale={locale}
              as={formatManilaMoment}
            />
            {left && `, ${left}`}
          </button>
        );
      })}
    </div>
  );
}
