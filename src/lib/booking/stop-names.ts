import type { Area } from '../catalogue/place.schema.ts';
import type { Language } from '../languages/language.ts';
import { stopNamesMessages } from '../messages/stop-names.ts';
import { type StopSide, stopSideSchema } from './stop-side.schema.ts';
import type { Stop } from './trip-choice.schema.ts';
import type { NamedStop } from './trip-text-data.ts';

/** Both sides, in the order of a trip. */
export const STOP_SIDES: readonly StopSide[] = stopSideSchema.options;

/** The fields of an area that its stop's name depends on. */
export type NamingArea = Pick<Area, 'name' | 'kind' | 'note' | 'dropoffNote' | 'locality'>;

/** Kinds of areas with many addresses: the driver must know which. */
const WIDE: ReadonlySet<Area['kind']> = new Set(['hotels', 'village']);

/** Whether a stop in an area needs a hotel, or the answer that it is not known yet (ADR 29). */
export function needsHotel(area: Pick<Area, 'kind'> | undefined): boolean {
  return area !== undefined && WIDE.has(area.kind);
}

/** Whether the hotel of a stop is still unknown. */
export function isHotelUnknown({ text }: Pick<Stop, 'text'>, area: Pick<Area, 'kind'> | undefined): boolean {
  return text === '' && needsHotel(area);
}

/** The note about an area: a drop-off has other words than a pickup. */
export function areaNote(
  area: Pick<Area, 'kind' | 'note' | 'dropoffNote'>,
  side: StopSide,
  language: Language,
): string | null {
  if (side === 'pickup') return area.note ?? null;
  const leftAt: Readonly<Partial<Record<Area['kind'], string>>> = stopNamesMessages(language).leftAt;
  return area.dropoffNote ?? leftAt[area.kind] ?? null;
}

function nameOf({ text }: Stop, area: NamingArea, language: Language): string {
  if (!needsHotel(area)) return [area.name, text].filter(Boolean).join(': ');
  const locality = area.locality ?? area.name;
  return text === '' ? stopNamesMessages(language).hotelUnknown(locality) : `${text}, ${locality}`;
}

/**
 * A stop in words for travellers and drivers.
 *
 * @param area undefined for a place that the operator must confirm, and for an area that is gone
 * @example namedStop({ areaId: 'pps-city-hotels', text: '' }, cityHotels, 'pickup').name // 'Hotel
 * not known yet, Puerto Princesa City'
 */
export function namedStop(stop: Stop, area: NamingArea | undefined, side: StopSide, language: Language): NamedStop {
  if (!area) return { name: stop.text || String(stop.areaId), note: null };
  const { hotelRequest } = stopNamesMessages(language);
  return {
    name: nameOf(stop, area, language),
    note: isHotelUnknown(stop, area) ? hotelRequest[side] : areaNote(area, side, language),
  };
}
