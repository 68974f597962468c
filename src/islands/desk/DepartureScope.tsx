import type { DeskDeparture } from '../../lib/desk/departures.contract.ts';
import { hourText } from './desk-format.ts';

interface Props {
  readonly departure: DeskDeparture;
  readonly isWholeDay: boolean;
  readonly onChange: (isWholeDay: boolean) => void;
}

/** Chooses between one hour of a listing and all of a day. */
export function DepartureScope({ departure: { time, title }, isWholeDay, onChange }: Props) {
  return (
    <fieldset className="fields desk-choices">
      <legend>{title}</legend>
      {[
        { isAll: false, text: `${hourText(time)} alone` },
        { isAll: true, text: 'All hours of this day' },
      ].map(({ isAll, text }) => (
        <label key={text} className="choice">
          <input type="radio" name="scope" checked={isWholeDay === isAll} onChange={() => onChange(isAll)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
