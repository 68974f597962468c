import { type RefObject, useId, useRef, useState } from 'react';
import { areaNote, isHotelUnknown, needsHotel } from '../../lib/booking/stop-names.ts';
import {
  exactOption,
  placeOption,
  type StopOption,
  servedPlaces,
  stopFieldText,
  stopOptions,
  typedStop,
} from '../../lib/booking/stop-options.ts';
import type { Stop } from '../../lib/booking/trip-choice.schema.ts';
import type { Area } from '../../lib/catalogue/place.schema.ts';
import type { FoundPlace } from '../../lib/places/found-place.ts';
import { FieldProblem } from '../kit/FieldProblem.tsx';
import { PlaceField } from './PlaceField.tsx';

/** Place search for a text field. */
export interface PickupSearch {
  readonly places: readonly FoundPlace[];
  /** Places that were chosen on this device, newest first. */
  readonly recent: readonly FoundPlace[];
  /** Names of towns by code. */
  readonly towns: ReadonlyMap<string, string>;
  readonly find: (text: string) => void;
  /** Stores a place that was chosen. */
  readonly recordPlace: (place: FoundPlace) => void;
}

interface Props {
  readonly side: 'pickup' | 'dropoff';
  readonly areas: readonly Area[];
  readonly stop: Stop;
  readonly search: PickupSearch;
  /** Whether the traveller answered that the hotel is not known yet. */
  readonly later: boolean;
  readonly problem: string | null;
  readonly onChange: (stop: Stop, later: boolean) => void;
}

const QUESTIONS = {
  pickup: 'Where should we pick you up?',
  dropoff: 'Where should we drop you off?',
} as const;

const LATER_HINTS = {
  pickup: 'Add it on your booking page once you know it. Until then the driver cannot find you.',
  dropoff: 'Add it on your booking page once you know it, so that the driver knows where to take you.',
} as const;

const ELSEWHERE_HINT = 'This is not one of the usual places. We confirm it by message before the trip.';

/** What follows from the stop that is chosen: where to wait, or what is still open. */
function stopHint({ side, stop, later }: Props, area: Area | undefined): string | null {
  if (!area) return stop.text.trim() === '' ? null : ELSEWHERE_HINT;
  if (isHotelUnknown(stop, area) && later) return `Hotel not known yet. ${LATER_HINTS[side]}`;
  const where = needsHotel(area) ? `${area.locality ?? area.name}.` : '';
  return [where, areaNote(area, side)].filter(Boolean).join(' ') || null;
}

/**
 * A pickup or drop-off: one field that knows areas, hotels and "not known yet"
 * (specification.md#booking-dialog).
 */
export function PickupField(props: Props) {
  const { side, areas, stop, search, later, problem, onChange } = props;
  const field = useRef<HTMLDivElement>(null);
  const id = useId();
  // The list has everything until something is typed; a choice is no search.
  const [query, setQuery] = useState('');
  const area = areas.find((served) => served.id === stop.areaId);
  const text = stopFieldText(stop, areas, later);
  const options = stopOptions({ areas, text: query, places: search.places, towns: search.towns });
  const hint = stopHint(props, area);
  const choose = (option: StopOption | undefined) => {
    if (!option) return;
    if (option.place) search.recordPlace(option.place);
    setQuery('');
    onChange(option.stop, option.isLater);
  };
  const find = (typed: string) => {
    setQuery(typed);
    search.find(typed);
  };
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div ref={field} className="field" data-field={side}>
      <PlaceField
        label={QUESTIONS[side]}
        options={options}
        found={options.filter(({ key }) => !key.startsWith('own ')).length}
        text={text}
        placeholder="Hotel, airport or another place"
        describedBy={described || undefined}
        isInvalid={problem !== null}
        onText={(typed) => {
          find(typed);
          onChange(typedStop(typed, stop, areas), false);
        }}
        onOpen={() => find('')}
        onPick={(index) => choose(index < 0 ? exactOption(options, query) : options[index])}
        onLeave={() => choose(query === '' ? undefined : exactOption(options, query))}
      />
      {text === '' && <RecentPlace {...props} field={field} onChoose={choose} />}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}

interface RecentProps extends Pick<Props, 'areas' | 'search'> {
  readonly field: RefObject<HTMLDivElement | null>;
  readonly onChoose: (option: StopOption) => void;
}

/** The place of the last trip, one press away. */
function RecentPlace({ areas, search: { recent, towns }, field, onChoose }: RecentProps) {
  const [place] = servedPlaces(recent, areas);
  if (!place) return null;
  const choose = () => {
    onChoose(placeOption(place, { areas, towns }));
    // The button goes; its field does not.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <button type="button" className="button button-quiet recent-place" onClick={choose}>
      Same as before: {place.name}
    </button>
  );
}
