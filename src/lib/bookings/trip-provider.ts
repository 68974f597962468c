import type { TripProvider } from '../booking/booking-catalogue.schema.ts';

/** The provider of a sold trip as the booking stores it. */
interface TripRun {
  readonly provider: string;
  /** Null where it was sold by an earlier version. */
  readonly providerId: string | null;
}

/**
 * The provider of a sold trip today, by id, else by the name that it was sold under. Undefined
 * where there is none; earlier versions stored only the name.
 */
export function providerOfTrip(
  { provider, providerId }: TripRun,
  providers: readonly TripProvider[],
): TripProvider | undefined {
  return providers.find(({ id }) => id === providerId) ?? providers.find(({ name }) => name === provider);
}

/** The provider with an id or name, in any case; undefined where there is none today. */
export function findProvider(words: string, providers: readonly TripProvider[]): TripProvider | undefined {
  const wanted = words.toLowerCase();
  return providers.find(({ id }) => id === wanted) ?? providers.find(({ name }) => name.toLowerCase() === wanted);
}

/**
 * Whether a sold trip is run by the provider with an id or name. A provider that is no longer in
 * the catalogue is found by the name it was sold under.
 */
export function isRunBy(words: string, trip: TripRun, providers: readonly TripProvider[]): boolean {
  const today = providerOfTrip(trip, providers);
  if (today) return today === findProvider(words, providers);
  return [trip.providerId, trip.provider.toLowerCase()].includes(words.toLowerCase());
}
