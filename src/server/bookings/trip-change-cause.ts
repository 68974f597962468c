import { STOP_SIDES } from '../../lib/booking/stop-names.ts';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { Stop } from '../../lib/booking/trip-choice.schema.ts';
import { arrivalText } from '../../lib/booking/trip-text-data.ts';
import { BUILT_LOCALE } from '../../lib/time/clock.text.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { TripRecord } from '../repositories/booking-record.ts';

/** What a change needs to know of a trip. */
type Sold = Pick<TripRecord, 'title' | 'trip' | 'totalUsd'>;

const SIDE_NAMES: Readonly<Record<StopSide, string>> = { pickup: 'Pickup', dropoff: 'Drop-off' };

/**
 * What a trip was and what it is, for the history (specification.md#changing-a-trip). Of addresses
 * and notes, which travellers type, it says only that they are others.
 */
export function tripChangeCause(before: Sold, after: Sold, areas: BookingCatalogue['areas']): string {
  const departure = fromTo(departureText(before), departureText(after));
  return [
    `${before.title}: ${departure ?? departureText(before)}.`,
    ...STOP_SIDES.flatMap((side) => stopSentences(SIDE_NAMES[side], before.trip[side], after.trip[side], areas)),
    ...labelled('Flight or ferry', fromTo(arrivalOf(before), arrivalOf(after))),
    ...(before.trip.notes === after.trip.notes ? [] : ['Other notes.']),
  ].join(' ');
}

/** "2027-01-12 07:30 for 2, 32 dollars": a trip in the history. */
export function departureText({ trip: { date, time, people }, totalUsd }: Sold): string {
  return `${date} ${time} for ${people}, ${totalUsd} dollars`;
}

function stopSentences(name: string, before: Stop, after: Stop, areas: BookingCatalogue['areas']): readonly string[] {
  const areaText = ({ areaId }: Stop) =>
    areaId === null ? 'a place to be confirmed' : (areas[areaId]?.name ?? areaId);
  const sentences = labelled(name, fromTo(areaText(before), areaText(after)));
  const isOtherAddress = sentences.length === 0 && before.text !== after.text;
  return isOtherAddress ? [`${name}: another address in ${areaText(after)}.`] : sentences;
}

function arrivalOf({ trip: { arrival } }: Sold): string {
  return arrivalText(arrival, BUILT_LOCALE) ?? 'none';
}

/** Both values where they differ, else null. */
function fromTo(before: string, after: string): string | null {
  return before === after ? null : `${before}, now ${after}`;
}

function labelled(label: string, values: string | null): readonly string[] {
  return values === null ? [] : [`${label}: ${values}.`];
}
