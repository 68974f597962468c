import type { TripRecord } from './booking-record.ts';

/**
 * A trip without addresses, flight and notes that somebody typed: what was sold stays.
 *
 * @param nobody in place of the names of its stops
 */
export function withoutTypedWords<Trip extends Pick<TripRecord, 'trip' | 'pickup' | 'dropoff' | 'translation'>>(
  sold: Trip,
  nobody: string,
): Trip {
  const { trip, translation } = sold;
  const stops = { pickup: { name: nobody, note: null }, dropoff: { name: nobody, note: null } };
  return {
    ...sold,
    ...stops,
    trip: {
      ...trip,
      pickup: { ...trip.pickup, text: '' },
      dropoff: { ...trip.dropoff, text: '' },
      arrival: null,
      notes: '',
    },
    ...(translation && { translation: { ...translation, ...stops } }),
  };
}
