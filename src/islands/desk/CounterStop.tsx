import { needsHotel } from '../../lib/booking/stop-names.ts';
import type { Stop } from '../../lib/booking/trip-choice.schema.ts';
import type { Area } from '../../lib/catalogue/place.schema.ts';
import { Field } from '../kit/Field.tsx';

interface Props {
  readonly side: string;
  readonly label: string;
  readonly areas: readonly Area[];
  readonly stop: Stop;
  readonly problem: string | undefined;
  readonly onChange: (stop: Stop) => void;
}

/** Where a trip begins or ends: an area, and the hotel where it is known. */
export function CounterStop({ side, label, areas, stop, problem, onChange }: Props) {
  const hasHotel = (id: string | null) => id === null || needsHotel(areas.find((area) => area.id === id));
  const choose = (areaId: string | null) => onChange({ areaId, text: hasHotel(areaId) ? stop.text : '' });
  return (
    <div className="desk-pair desk-pair-even">
      <Field id={side} label={label} problem={problem}>
        {(control) => (
          <select {...control} value={stop.areaId ?? ''} onChange={({ target }) => choose(target.value || null)}>
            <option value="">Choose</option>
            {areas.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {hasHotel(stop.areaId) && (
        <Field id={`${side}-hotel`} label="Hotel, if known">
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={160}
              value={stop.text}
              onChange={({ target }) => onChange({ ...stop, text: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
