import type { DepartureChoice } from '../../lib/booking/departure-choices.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { FieldGroup } from '../kit/FieldGroup.tsx';
import { LocalText } from '../kit/LocalText.tsx';

interface Props {
  readonly choices: readonly DepartureChoice[];
  /** True where the hours are a timetable; else travellers choose any hour. */
  readonly timetable: boolean;
  readonly chosen: string;
  readonly locale: string;
  readonly problem: string | null;
  readonly onChoose: (time: string) => void;
}

/** The departure of a trip: one of a timetable, or any hour. */
export function DepartureField(props: Props) {
  return (
    <FieldGroup name="time" legend={props.timetable ? 'Departure' : 'Hour of departure'} problem={props.problem}>
      {props.timetable ? <Timetable {...props} /> : <OwnHour {...props} />}
    </FieldGroup>
  );
}

function Timetable({ choices, chosen, locale, onChoose }: Props) {
  const hasDeparted = choices.some(({ bookable }) => !bookable);
  return (
    <>
      <div className="departures">
        {choices.map(({ time, bookable }) => (
          <label key={time}>
            <input
              type="radio"
              name="departure"
              value={time}
              checked={time === chosen}
              disabled={!bookable}
              onChange={() => onChoose(time)}
            />
            <LocalText locale={locale}>{clockText(time, locale)}</LocalText>
          </label>
        ))}
      </div>
      {hasDeparted && <p className="field-hint">Hours that are struck out can no longer be booked for this day.</p>}
    </>
  );
}

function OwnHour({ choices, chosen, locale, problem, onChoose }: Props) {
  const isUnlisted = chosen !== '' && !choices.some(({ time }) => time === chosen);
  return (
    <select
      aria-label="Hour of departure"
      aria-invalid={problem !== null}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">Choose an hour</option>
      {isUnlisted && <option value={chosen}>{clockText(chosen, locale)}</option>}
      {choices
        .filter(({ bookable }) => bookable)
        .map(({ time }) => (
          <option key={time} value={time}>
            {clockText(time, locale)}
          </option>
        ))}
    </select>
  );
}
