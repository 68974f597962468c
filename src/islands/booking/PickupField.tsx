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
import type { Language } from '../../lib/languages/language.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import type { FoundPlace } from '../../lib/places/found-place.ts';
import { joinSentences } from '../../lib/text/join-words.ts';
import { FieldProblem } from '../kit/FieldProblem.tsx';
import { useLanguage } from '../kit/use-language.ts';
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

/** What follows from the stop that is chosen: where to wait, or what is still open. */
function stopHint({ side, stop, later }: Props, area: Area | undefined, language: Language): string | null {
  const t = bookingMessages(language).stop;
  if (!area) return stop.text.trim() === '' ? null : t.elsewhere;
  if (isHotelUnknown(stop, area) && later) return t.later[side];
  const where = needsHotel(area) ? t.town(area.locality ?? area.name) : '';
  return joinSentences([where, areaNote(area, side, language)], language) || null;
}

/**
 * A pickup or drop-off: one field that knows areas, hotels and "not known yet"
 * (specification.md#booking-dialog).
 */
export function PickupField(props: Props) {
  const { side, areas, stop, search, later, problem, onChange } = props;
  const language = useLanguage();
  const t = bookingMessages(language).stop;
  const field = useRef<HTMLDivElement>(null);
  const id = useId();
  // The list has everything until something is typed; a choice is no search.
  const [query, setQuery] = useState('');
  const area = areas.find((served) => served.id === stop.areaId);
  const text = stopFieldText(stop, areas, later);
  const options = stopOptions({ areas, text: query, places: search.places, towns: search.towns, language });
  const hint = stopHint(props, area, language);
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
        label={t.question[side]}
        options={options}
        found={options.filter(({ key }) => !key.startsWith('own ')).length}
        text={text}
        placeholder={t.placeholder}
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
  const language = useLanguage();
  const [place] = servedPlaces(recent, areas);
  if (!place) return null;
  const choose = () => {
    onChoose(placeOption(place, { areas, towns, language }));
    // The button goes; its field does not.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <button type="button" className="button button-quiet recent-place" onClick={choose}>
      {bookingMessages(language).stop.sameAsBefore(place.name)}
    </button>
  );
}
