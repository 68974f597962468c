import type { Area } from '../catalogue/place.schema.ts';
import type { Language } from '../languages/language.ts';
import { stopOptionsMessages } from '../messages/stop-options.ts';
import type { FoundPlace } from '../places/found-place.ts';
import { placeText } from '../places/place.text.ts';
import { mergePlaces } from '../places/place-search.ts';
import { searchPlaces } from '../places/search-places.ts';
import { needsHotel } from './stop-names.ts';
import type { Stop } from './trip-choice.schema.ts';

/** A line of the list under a place field, and the stop that it stands for. */
export interface StopOption {
  readonly key: string;
  readonly name: string;
  /** Smaller, under the name; may be empty. */
  readonly detail: string;
  readonly stop: Stop;
  /** Whether choosing it answers that the hotel is not known yet (ADR 29). */
  readonly isLater: boolean;
  /** The place to store for next time; null for an area and for a traveller's own words. */
  readonly place: FoundPlace | null;
}

/** What a place field proposes from. */
export interface StopQuery {
  /** The areas that the listing serves on this side. */
  readonly areas: readonly Area[];
  /** The text as typed; empty before. */
  readonly text: string;
  /** Places that match the text; for no text, those that were chosen before. */
  readonly places: readonly FoundPlace[];
  /** Names of towns by code. */
  readonly towns: ReadonlyMap<string, string>;
  readonly language: Language;
}

/** Maximum length, as in stopSchema. */
export const MAX_PLACE_LENGTH = 160;

/** Lists are read on phones, above a keyboard. */
const MAX_PLACES = 6;

/** Spelling of an area after a hotel's name. */
const localityOf = ({ locality, name }: Area) => locality ?? name;

function areaOption(area: Area, language: Language): StopOption {
  const isLater = needsHotel(area);
  return {
    key: area.id,
    name: area.name,
    detail: isLater ? stopOptionsMessages(language).hotelUnknown : '',
    stop: { areaId: area.id, text: '' },
    isLater,
    place: null,
  };
}

const asPlace = ({ id, name, note = '' }: Area): FoundPlace => ({
  place_id: id,
  name,
  otherNames: [],
  kind: 'landmark',
  town: null,
  areaId: id,
  note,
});

/** A found place as an option: one that no area serves is on request. */
export function placeOption(
  place: FoundPlace,
  { areas, towns, language }: Pick<StopQuery, 'areas' | 'towns' | 'language'>,
): StopOption {
  const area = areas.find(({ id }) => id === place.areaId);
  if (area?.id === place.place_id) return areaOption(area, language);
  return {
    key: place.place_id,
    name: place.name,
    detail: placeText({ ...place, areaId: area?.id ?? null }, towns, language),
    stop: { areaId: area?.id ?? null, text: place.name.slice(0, MAX_PLACE_LENGTH) },
    isLater: false,
    place,
  };
}

/** The typed words themselves: a hotel of each area that has many, or a place on request. */
function ownOptions(
  areas: readonly Area[],
  text: string,
  exact: StopOption | undefined,
  language: Language,
): readonly StopOption[] {
  const isArea = exact !== undefined && exact.place === null;
  if (isArea || !/[\p{L}\p{N}]/u.test(text)) return [];
  const t = stopOptionsMessages(language);
  const option = (area: Area | null): StopOption => ({
    key: `own ${area?.id ?? ''}`,
    name: area ? `${text}, ${localityOf(area)}` : t.elsewhere(text),
    detail: area ? t.asTyped : t.onRequest,
    stop: { areaId: area?.id ?? null, text },
    isLater: false,
    place: null,
  });
  const others = areas.filter((area) => needsHotel(area) && area.id !== exact?.stop.areaId);
  return [...others.map(option), ...(exact ? [] : [option(null)])];
}

/** Places with hotels that were chosen before and that the listing serves, newest first. */
export function servedPlaces(places: readonly FoundPlace[], areas: readonly Area[]): readonly FoundPlace[] {
  return places.filter(({ place_id, areaId }) => place_id !== areaId && areas.some(({ id }) => id === areaId));
}

/** What a place field proposes: known places and areas first, then the traveller's own words. */
export function stopOptions({ areas, text, places, towns, language }: StopQuery): readonly StopOption[] {
  const words = text.trim().slice(0, MAX_PLACE_LENGTH);
  const options = (found: readonly FoundPlace[]) =>
    found.map((place) => placeOption(place, { areas, towns, language }));
  if (words === '')
    return [...options(servedPlaces(places, areas)), ...areas.map((area) => areaOption(area, language))];
  const named = searchPlaces(areas.map(asPlace), { text: words });
  const known = options(mergePlaces(named, places).slice(0, MAX_PLACES));
  return [...known, ...ownOptions(areas, words, exactOption(known, words), language)];
}

/** The option with exactly this name, capitals aside. */
export function exactOption(options: readonly StopOption[], text: string): StopOption | undefined {
  const words = text.trim().toLowerCase();
  return options.find(({ name }) => name.toLowerCase() === words);
}

/** A hotel in a traveller's own words as a place, or null where there is no name. */
export function placeOfStop({ areaId, text }: Stop, areas: readonly Area[]): FoundPlace | null {
  const area = areas.find(({ id }) => id === areaId);
  if (!area || !needsHotel(area) || text === '') return null;
  return {
    place_id: `own ${area.id} ${text.toLowerCase()}`.slice(0, MAX_PLACE_LENGTH),
    name: text,
    otherNames: [],
    kind: 'address',
    // The id of an area begins with the code of its town.
    town: area.id.slice(0, 3).toUpperCase(),
    areaId: area.id,
    note: '',
  };
}

/** What the field of a stop shows; empty while a hotel is still to be named. */
export function stopFieldText(stop: Stop, areas: readonly Area[], isLater: boolean): string {
  const area = areas.find(({ id }) => id === stop.areaId);
  if (!area || (needsHotel(area) && !isLater)) return stop.text;
  return stop.text && needsHotel(area) ? stop.text : area.name;
}

/** The stop of a typed text. It stays in its area of many hotels until it is empty. */
export function typedStop(text: string, stop: Stop, areas: readonly Area[]): Stop {
  const only = areas.length === 1 ? areas[0] : undefined;
  const area = text.trim() === '' ? only : areas.find(({ id }) => id === stop.areaId);
  return { areaId: area && needsHotel(area) ? area.id : null, text: text.slice(0, MAX_PLACE_LENGTH) };
}
