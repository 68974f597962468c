import type { Area } from '../catalogue/place.schema.ts';
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

const HOTEL_REQUEST: Readonly<Record<StopSide, string>> = {
  pickup: 'Add your hotel on your booking page so that the driver can find you.',
  dropoff: 'Add your hotel on your booking page so that the driver knows where to take you.',
};

const AT_THE_DOOR = 'We take you to the door, or to the nearest corner that a van can reach.';

/** The expectation at a drop-off in an area of a kind. */
const LEFT_AT: Readonly<Partial<Record<Area['kind'], string>>> = {
  airport: 'We drop you off in front of the terminal.',
  port: 'We drop you off outside the passenger gate.',
  pier: 'We drop you off at the entrance of the pier.',
  terminal: 'We drop you off at the main gate.',
  hotels: AT_THE_DOOR,
  village: AT_THE_DOOR,
};

/** The note about an area: a drop-off has other words than a pickup. */
export function areaNote(area: Pick<Area, 'kind' | 'note' | 'dropoffNote'>, side: StopSide): string | null {
  return (side === 'pickup' ? area.note : (area.dropoffNote ?? LEFT_AT[area.kind])) ?? null;
}

function nameOf({ text }: Stop, area: NamingArea): string {
  if (!needsHotel(area)) return [area.name, text].filter(Boolean).join(': ');
  return `${text || 'Hotel not known yet'}, ${area.locality ?? area.name}`;
}

/**
 * A stop in words for travellers and drivers.
 *
 * @param area undefined for a place that the operator must confirm, and for an area that is gone
 * @example namedStop({ areaId: 'pps-city-hotels', text: '' }, cityHotels, 'pickup').name // 'Hotel
 * not known yet, Puerto Princesa City'
 */
export function namedStop(stop: Stop, area: NamingArea | undefined, side: StopSide): NamedStop {
  if (!area) return { name: stop.text || String(stop.areaId), note: null };
  return { name: nameOf(stop, area), note: isHotelUnknown(stop, area) ? HOTEL_REQUEST[side] : areaNote(area, side) };
}
