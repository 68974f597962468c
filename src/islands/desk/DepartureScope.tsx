import type { DeskDeparture } from '../../lib/desk/departures.contract.ts';
import { Choices } from './Choices.tsx';
import { hourText } from './desk-format.ts';

interface Props {
  readonly departure: DeskDeparture;
  readonly isWholeDay: boolean;
  readonly onChange: (isWholeDay: boolean) => void;
}

/** Chooses between one hour of a listing and all of a day. */
export function DepartureScope({ departure: { time, title }, isWholeDay, onChange }: Props) {
  const options = [
    { value: false, title: `${hourText(time)} alone` },
    { value: true, title: 'All hours of this day' },
  ];
  return <Choices name="scope" legend={title} options={options} value={isWholeDay} onChange={onChange} />;
}
