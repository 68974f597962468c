import { useState } from 'react';
import { areaNote, needsHotel } from '../../lib/booking/stop-names.ts';
import type { Stop } from '../../lib/booking/trip-choice.schema.ts';
import type { Area } from '../../lib/catalogue/place.schema.ts';
import type { FoundPlace } from '../../lib/places/found-place.ts';
import { FieldGroup } from '../kit/FieldGroup.tsx';
import { PlaceField, type PlacePick } from './PlaceField.tsx';

/** Place search for a text field. */
export interface PickupSearch {
  readonly places: readonly FoundPlace[];
  /** Names of towns by code. */
  readonly towns: ReadonlyMap<string, string>;
  readonly find: (text: string) => void;
  /** Stores a place that was chosen. */
  readonly recordPlace: (place: FoundPlace) => void;
}

interface Props {
  readonly side: 'pickup' | 'dropoff';
  readonly legend: string;
  readonly areas: readonly Area[];
  readonly stop: Stop;
  readonly search: PickupSearch;
  /** Whether the traveller answered that the hotel is not known yet. */
  readonly later: boolean;
  readonly problem: string | null;
  readonly onChange: (stop: Stop, later: boolean) => void;
}

/** Maximum length, as in stopSchema. */
const MAX_PLACE_LENGTH = 160;

const ELSEWHERE = 'elsewhere';

function textLabel(area: Area | undefined, isElsewhere: boolean): string {
  if (area) return 'Your hotel, or the exact place';
  return isElsewhere ? 'Where exactly?' : 'Or type your hotel, street or place';
}

/** A pickup or drop-off: an area of the listing, and the address in the traveller's words. */
export function PickupField({ side, legend, areas, stop, search, later, problem, onChange }: Props) {
  const area = areas.find(({ id }) => id === stop.areaId);
  const [elsewhere, setElsewhere] = useState(area === undefined && stop.text !== '');
  const isElsewhere = area === undefined && (elsewhere || stop.text !== '');
  const isWide = needsHotel(area);
  const asksForText = area === undefined || (isWide && !later);
  const note = area && areaNote(area, side);
  const chooseArea = (value: string) => {
    const next = areas.find(({ id }) => id === value);
    setElsewhere(value === ELSEWHERE);
    // One spot needs no words; what was said about another area would only confuse the driver.
    onChange({ areaId: next?.id ?? null, text: next && !needsHotel(next) ? '' : stop.text }, false);
  };
  const pick = (picked: PlacePick) => {
    if (picked.kind === 'text') return onChange({ ...stop, text: picked.text }, false);
    search.recordPlace(picked.place);
    const serving = areas.find(({ id }) => id === picked.place.areaId);
    const isArea = serving?.id === picked.place.place_id;
    onChange({ areaId: serving?.id ?? null, text: isArea ? '' : picked.place.name }, false);
  };
  return (
    <FieldGroup name={side} legend={legend} problem={problem}>
      <select
        aria-label={`${legend} area`}
        aria-invalid={problem !== null}
        value={area?.id ?? (isElsewhere ? ELSEWHERE : '')}
        onChange={({ target }) => chooseArea(target.value)}
      >
        <option value="">Choose</option>
        {areas.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={ELSEWHERE}>Somewhere else, on request</option>
      </select>
      {note && <p className="field-hint">{note}</p>}
      {asksForText && (
        <PlaceText
          label={textLabel(area, isElsewhere)}
          search={search}
          text={stop.text}
          onText={(text) => onChange({ ...stop, text: text.slice(0, MAX_PLACE_LENGTH) }, false)}
          onPick={pick}
        />
      )}
      {isWide && (
        <label className="tick">
          <input
            type="checkbox"
            checked={later}
            onChange={({ target }) => onChange({ ...stop, text: '' }, target.checked)}
          />
          I don’t know the hotel yet
        </label>
      )}
      {isWide && later && (
        <p className="field-hint">
          Book now, and tell us on the page of your booking once you know. Until then the driver cannot find you.
        </p>
      )}
      {isElsewhere && stop.text !== '' && (
        <p className="field-hint">This is not one of the usual places. We confirm it by message before the trip.</p>
      )}
    </FieldGroup>
  );
}

interface TextProps {
  readonly label: string;
  readonly search: PickupSearch;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPick: (pick: PlacePick) => void;
}

/** The text field of a place, with its own state. */
function PlaceText({ label, search, text, onText, onPick }: TextProps) {
  const [startText] = useState(text);
  return (
    <PlaceField
      label={label}
      places={search.places}
      towns={search.towns}
      startText={startText}
      onText={(typed) => {
        search.find(typed);
        onText(typed);
      }}
      onPick={onPick}
    />
  );
}
