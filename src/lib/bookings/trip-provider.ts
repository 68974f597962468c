import type { TripProvider } from '../booking/booking-catalogue.schema.ts';

/** What a sold trip says about the company that runs it. */
interface TripRun {
  readonly provider: string;
  /** Null where it was sold by an earlier version. */
  readonly providerId: string | null;
}

/**
 * The company that runs a sold trip, as it is today: by its id, else by the name that the trip was sold under, which is all that earlier versions kept.
 * Undefined where no company of today has either.
 */
export function providerOfTrip(
  { provider, providerId }: TripRun,
  providers: readonly TripProvider[],
): TripProvider | undefined {
  return providers.find(({ id }) => id === providerId) ?? providers.find(({ name }) => name === provider);
}

/** A company that somebody asks for by its id or name, in any letters. Undefined where no company of today has either. */
export function findProvider(words: string, providers: readonly TripProvider[]): TripProvider | undefined {
  const wanted = words.toLowerCase();
  return providers.find(({ id }) => id === wanted) ?? providers.find(({ name }) => name.toLowerCase() === wanted);
}

/** Whether a sold trip is run by the company that somebody asks for. One that no build knows any more is found as the trip was sold. */
export function isRunBy(words: string, trip: TripRun, providers: readonly TripProvider[]): boolean {
  const today = providerOfTrip(trip, providers);
  if (today) return today === findProvider(words, providers);
  return [trip.providerId, trip.provider.toLowerCase()].includes(words.toLowerCase());
}
