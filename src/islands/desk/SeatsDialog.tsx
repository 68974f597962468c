import { useState } from 'react';
import { changeDeparturesContract } from '../../lib/desk/calendar.contract.ts';
import type { DeskDeparture } from '../../lib/desk/departures.contract.ts';
import { Field } from '../kit/Field.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { useDeskCommand } from './use-desk-command.ts';

interface Props {
  readonly departure: DeskDeparture;
  readonly reload: () => void;
  readonly close: () => void;
}

const MAX_COUNT = 100;

function countOf(text: string): number | null {
  const count = Number(text);
  return /^\d+$/.test(text.trim()) && count >= 1 && count <= MAX_COUNT ? count : null;
}

/** Changes how many vehicles run, and how many places each has, on one departure. */
export function SeatsDialog({ departure, reload, close }: Props) {
  const { listingCode: id, day, time, vehicle, taken, isChanged } = departure;
  const { send, isBusy, problem } = useDeskCommand(changeDeparturesContract);
  const [units, setUnits] = useState(String(departure.units ?? 1));
  const [seats, setSeats] = useState(String(departure.seats ?? 1));
  const [isUsual, setUsual] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [unitCount, seatCount] = [countOf(units), countOf(seats)];
  const run = async () => {
    setChecked(true);
    if (!isUsual && (unitCount === null || seatCount === null)) return;
    const counts = isUsual ? { units: null, seats: null } : { units: unitCount, seats: seatCount };
    const change = { kind: 'seats', ...counts } as const;
    const scope = { kind: 'listing', id } as const;
    if (!(await send(changeDeparturesContract.path, { scope, day, time, change, reason: '' }))) return;
    reload();
    close();
  };
  const fields = [
    {
      id: 'units',
      label: vehicle === 'boat' ? 'Boats' : vehicle === 'van' ? 'Vans' : 'Groups',
      text: units,
      count: unitCount,
      set: setUnits,
    },
    { id: 'seats', label: 'Places in each', text: seats, count: seatCount, set: setSeats },
  ];
  return (
    <ActionDialog
      title="Change the places"
      action="Save the places"
      isBusy={isBusy}
      problem={problem}
      onSend={run}
      close={close}
    >
      <p>This departure alone. {taken} is taken now. Who is booked stays booked, and nobody gets a mail.</p>
      {!isUsual && (
        <div className="desk-pair desk-pair-even">
          {fields.map(({ id: field, label, text, count, set }) => (
            <Field
              key={field}
              id={field}
              label={label}
              problem={isChecked && count === null ? `A number from 1 to ${MAX_COUNT}` : undefined}
            >
              {(control) => (
                <input {...control} inputMode="numeric" value={text} onChange={({ target }) => set(target.value)} />
              )}
            </Field>
          ))}
        </div>
      )}
      {isChanged && (
        <label className="tick">
          <input type="checkbox" checked={isUsual} onChange={({ target }) => setUsual(target.checked)} />
          <span>As many as usual</span>
        </label>
      )}
    </ActionDialog>
  );
}
