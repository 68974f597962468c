import type { Listing } from '../catalogue/listing.ts';
import type { Place } from '../catalogue/place.schema.ts';
import { DEFAULT_LANGUAGE } from '../languages/language.ts';
import { groupPrice } from '../money/group-price.ts';
import { priceNote } from '../money/price-note.text.ts';
import type { Policy } from '../policies/policy.schema.ts';
import { refundPercent } from '../policies/refund-schedule.ts';
import { durationMinutes } from '../time/duration.ts';
import { leadTimeHours } from '../time/lead-time.ts';

/** A trip of this length takes the day. */
const MIN_DAY_TRIP_MINUTES = 480;

/** What a listing's option is made from, besides the listing. */
export interface OptionSource {
  /** The public address, without a slash at its end. */
  readonly siteUrl: string;
  readonly towns: readonly Pick<Place, 'code' | 'name' | 'latitude' | 'longitude'>[];
  /** Whether a trip is made by boat. */
  readonly isBoat: (listing: Listing) => boolean;
}

/** What is refunded, from the earliest step to the last one that refunds anything. */
function refundConditions(policy: Policy) {
  const steps = policy.ladder.map((step) => ({
    min_duration_before_start_time_sec: leadTimeHours(step.until) * 3600,
    refund_percent: refundPercent(policy, step),
  }));
  return steps.filter(
    ({ refund_percent }, index) => refund_percent > 0 && steps[index + 1]?.refund_percent !== refund_percent,
  );
}

/** Labels of Google's list that hold for a trip; what the content does not say is left out. */
function categoriesOf(listing: Listing, isBoat: OptionSource['isBoat']): readonly string[] {
  return [
    ...(isBoat(listing) ? ['boat-tours'] : []),
    ...(durationMinutes(listing.content.duration) >= MIN_DAY_TRIP_MINUTES ? ['day-trips'] : []),
  ];
}

/** The towns that a trip starts in, passes and ends in, each once. */
function relatedLocations({ origin, destination, content }: Listing, towns: OptionSource['towns']) {
  const visited = towns.filter(
    ({ code, name }) => [origin, destination].includes(code) || content.route?.includes(name),
  );
  return visited.map(({ name, latitude, longitude }) => ({
    location: { location: { place_info: { name, coordinates: { latitude, longitude } } } },
    relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION',
  }));
}

/**
 * How a trip is booked: its page, price, refunds and towns. A price is what one person pays, or
 * where the vehicle is sold what the smallest group does (specification.md#things-to-do-feed).
 *
 * @param listing in English
 * @param title in every language
 */
export function thingsToDoOption<Title>(listing: Listing, title: Title, { siteUrl, towns, isBoat }: OptionSource) {
  const { code, price, maxPeople, policy, content } = listing;
  const categories = categoriesOf(listing, isBoat);
  return {
    id: code,
    title,
    landing_page: { url: `${siteUrl}${listing.path}` },
    duration_sec: durationMinutes(content.duration) * 60,
    cancellation_policy: { refund_conditions: refundConditions(policy) },
    ...(categories.length > 0 && { option_categories: categories.map((label) => ({ label })) }),
    related_locations: relatedLocations(listing, towns),
    price_options: [
      {
        id: `${code}-price`,
        title: priceNote(price, maxPeople, DEFAULT_LANGUAGE),
        price: { currency_code: price.currency, units: groupPrice(price, 1), nanos: 0 },
      },
    ],
  };
}
