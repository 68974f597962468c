import type { ReactNode } from 'react';
import { departureText, type PlaceNoun } from '../../lib/availability/availability.text.ts';
import { type DayAvailability, departureAt, takesGroup } from '../../lib/availability/departure-fit.ts';
import { otherDepartures } from '../../lib/availability/place-problem.ts';
import type { DepartureChoice } from '../../lib/booking/departure-choices.ts';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { availabilityMessages } from '../../lib/messages/availability.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { FieldGroup } from '../kit/FieldGroup.tsx';
import { LocalText } from '../kit/LocalText.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { OtherHours } from './OtherHours.tsx';

interface Props {
  readonly choices: readonly DepartureChoice[];
  /** What is left of the day; undefined while that is not known. */
  readonly day: DayAvailability | undefined;
  readonly people: number;
  readonly noun: PlaceNoun;
  /** Whether nobody can know now what is left. */
  readonly isUnchecked: boolean;
  /** True where the hours are a timetable; else travellers choose any hour. */
  readonly timetable: boolean;
  readonly chosen: string;
  readonly locale: string;
  readonly problem: string | null;
  readonly onChoose: (time: string) => void;
}

/** An hour, what is left of it, and whether the group may choose it. */
interface CountedChoice {
  readonly time: string;
  readonly text: string | null;
  readonly hasLeft: boolean;
  readonly isOpen: boolean;
}

function countedChoices({ choices, day, people, noun }: Props, language: Language): readonly CountedChoice[] {
  return choices.map(({ time, bookable }) => {
    const departure = departureAt(day, time);
    if (!departure || !bookable) return { time, text: null, hasLeft: !bookable, isOpen: bookable };
    return {
      time,
      text: departureText(departure, people, noun, language),
      hasLeft: false,
      isOpen: takesGroup(departure, people),
    };
  });
}

/** The departure of a trip, one of a timetable or any hour, with the places that are left. */
export function DepartureField(props: Props) {
  const { day, people, noun, timetable, chosen, locale, problem, isUnchecked, onChoose } = props;
  const language = useLanguage();
  const { departure: t } = bookingMessages(language);
  const counted = countedChoices(props, language);
  const bookable = counted.filter(({ hasLeft }) => !hasLeft).map(({ time }) => time);
  const others = otherDepartures({ time: chosen, people }, day, bookable, noun, language);
  const asks = day?.departures.some(({ isOnRequest }) => isOnRequest) ?? false;
  return (
    <FieldGroup name="time" legend={timetable ? t.label : t.time} problem={others ? null : problem}>
      {timetable ? <Timetable {...props} counted={counted} /> : <OwnHour {...props} counted={counted} />}
      {counted.some(({ hasLeft }) => hasLeft) && timetable && <p className="field-hint">{t.left}</p>}
      {asks && (
        <p className="field-hint">
          <Message parts={t.onRequest<ReactNode>(<a href={localizedPath(PATHS.contact, language)}>{t.write}</a>)} />
        </p>
      )}
      {isUnchecked && <p className="field-hint">{availabilityMessages(language).unchecked}</p>}
      <OtherHours others={others} locale={locale} onChoose={onChoose} />
    </FieldGroup>
  );
}

type CountedProps = Props & { readonly counted: readonly CountedChoice[] };

/** The only departure of a day, which needs no choice while it has room. */
function isOnlyDeparture(counted: readonly CountedChoice[], chosen: string): boolean {
  const [only] = counted;
  return counted.length === 1 && only?.time === chosen && only.isOpen;
}

function Timetable({ counted, chosen, locale, onChoose }: CountedProps) {
  if (isOnlyDeparture(counted, chosen))
    return counted.map(({ time, text }) => (
      <p key={time} className="only-departure">
        <LocalText locale={locale}>{clockText(time, locale)}</LocalText>
        {text && <small>{text}</small>}
      </p>
    ));
  return (
    <div className="departures">
      {counted.map(({ time, text, isOpen }) => (
        <label key={time}>
          <input
            type="radio"
            name="departure"
            value={time}
            checked={time === chosen}
            disabled={!isOpen}
            onChange={() => onChoose(time)}
          />
          <span className="departure">
            <LocalText locale={locale}>{clockText(time, locale)}</LocalText>
            {text && <small>{text}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

function OwnHour({ counted, chosen, locale, problem, onChoose }: CountedProps) {
  const { departure: t } = bookingMessages(useLanguage());
  const isUnlisted = chosen !== '' && !counted.some(({ time }) => time === chosen);
  return (
    <select
      aria-label={t.time}
      aria-invalid={problem !== null}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t.choose}</option>
      {isUnlisted && <option value={chosen}>{clockText(chosen, locale)}</option>}
      {counted
        .filter(({ hasLeft }) => !hasLeft)
        .map(({ time, text, isOpen }) => (
          <option key={time} value={time} disabled={!isOpen}>
            {clockText(time, locale)}
            {text && ` · ${text}`}
          </option>
        ))}
    </select>
  );
}
