import type { PlaceKind } from './gazetteer.schema.ts';

/** A place as place search returns it and `/places.json` has it. */
export interface FoundPlace {
  /** Stable: a gazetteer id, a pickup area's id, or the id of an online geocoder. */
  readonly place_id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly kind: PlaceKind;
  /** The code of its town, or null for none. */
  readonly town: string | null;
  /**
   * The pickup area that a van uses for it; null where a van goes there on request. An area refers
   * to itself.
   */
  readonly areaId: string | null;
  /** Where to wait; may be empty. */
  readonly note: string;
}

const MAX_TEXT_LENGTH = 160;
const MAX_NOTE_LENGTH = 400;
const MAX_NAMES = 12;

function textIn(value: unknown, longest: number): string | undefined {
  const isText = typeof value === 'string' && value.length <= longest && !/\p{Cc}/u.test(value);
  return isText ? value.trim() : undefined;
}

function textOrNull(value: unknown): string | null | undefined {
  return value === null ? null : textIn(value, MAX_TEXT_LENGTH);
}

/**
 * Parses a place from storage or the network; undefined where it is invalid. By hand and not with a
 * schema, as every page with a pickup loads it.
 */
export function parseFoundPlace(value: unknown): FoundPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { place_id, name, otherNames, kind, town, areaId, note } = value as Readonly<Record<string, unknown>>;
  const read = {
    place_id: textIn(place_id, MAX_TEXT_LENGTH),
    name: textIn(name, MAX_TEXT_LENGTH),
    kind: textIn(kind, MAX_TEXT_LENGTH) as PlaceKind | undefined,
    town: textOrNull(town),
    areaId: textOrNull(areaId),
    note: textIn(note, MAX_NOTE_LENGTH),
  };
  const names = Array.isArray(otherNames) ? otherNames.map((other) => textIn(other, MAX_TEXT_LENGTH)) : [];
  if (!read.place_id || !read.name || !read.kind || read.note === undefined) return undefined;
  if (read.town === undefined || read.areaId === undefined) return undefined;
  return {
    place_id: read.place_id,
    name: read.name,
    otherNames: names.filter((other) => other !== undefined).slice(0, MAX_NAMES),
    kind: read.kind,
    town: read.town,
    areaId: read.areaId,
    note: read.note,
  };
}

/** Reads a list of places; what cannot be one is left out. */
export function parseFoundPlaces(value: unknown): readonly FoundPlace[] {
  return Array.isArray(value) ? value.map(parseFoundPlace).filter((place) => place !== undefined) : [];
}
