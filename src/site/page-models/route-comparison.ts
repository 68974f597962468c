import { departuresText } from '../../lib/catalogue/departures.text.ts';
import { isOffered, isPricedPerPerson, type Listing } from '../../lib/catalogue/listing.ts';
import { listingTypeLabel } from '../../lib/catalogue/listing-type.ts';
import { vehicleNoun } from '../../lib/catalogue/vehicle-noun.ts';
import type { Language } from '../../lib/languages/language.ts';
import { LANGUAGES } from '../../lib/languages/language-facts.ts';
import { routeComparisonMessages } from '../../lib/messages/route-comparison.ts';
import type { Offer } from '../../lib/money/offer.ts';
import { type ComparisonRow, comparePrices } from '../../lib/money/price-comparison.ts';
import { priceNote } from '../../lib/money/price-note.text.ts';
import { policySummary } from '../../lib/policies/policy.text.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { durationText } from '../../lib/time/duration.ts';

/** One way of travelling on a route. */
export interface RouteOption extends Offer {
  readonly code: string;
  readonly path: string;
  /** Short enough for a table's head: "Shared van". */
  readonly label: string;
  readonly duration: string;
  readonly departures: string;
  readonly times: readonly string[];
  readonly priceNote: string;
  readonly cancellation: string;
}

/** The ways of travelling side by side, and what each costs for 1 to 10 people. */
export interface RouteComparison {
  readonly options: readonly RouteOption[];
  readonly rows: readonly ComparisonRow[];
  /** Sentences about the cheapest way for each group. */
  readonly verdicts: readonly string[];
}

function optionOf(listing: Listing, language: Language): RouteOption {
  return {
    code: listing.code,
    path: listing.path,
    label: listingTypeLabel(listing.listingType, language),
    duration: durationText(listing.content.duration, language),
    departures: departuresText(listing.content.sched, language),
    times: listing.content.sched.map((time) => clockText(time, LANGUAGES[language].locale)),
    priceUsd: listing.price.base,
    extraUsd: listing.price.extra,
    inc: listing.price.inc,
    priceNote: priceNote(listing.price, listing.maxPeople, language),
    cancellation: policySummary(listing.policy, language),
    maxPeople: listing.maxPeople,
    fleetNoun: vehicleNoun(listing.listingType, isPricedPerPerson(listing)),
  };
}

/** Groups consecutive sizes: [1,2,3,9] becomes [[1,2,3],[9]]. */
function runsOf(sizes: readonly number[]): readonly (readonly number[])[] {
  return sizes.reduce<number[][]>((runs, size) => {
    const run = runs.at(-1);
    if (run?.at(-1) === size - 1) run.push(size);
    else runs.push([size]);
    return runs;
  }, []);
}

function verdictOf({ code, label }: RouteOption, rows: readonly ComparisonRow[], language: Language): string | null {
  const t = routeComparisonMessages(language);
  const sizes = rows.filter(({ cheapest }) => cheapest.includes(code)).map(({ people }) => people);
  const groups = runsOf(sizes).map((run) => t.groups(run[0] ?? 1, run.at(-1) ?? 1));
  return groups.length > 0 ? t.cheapestFor(label, groups) : null;
}

/** The number of shared seats that cost as much as a whole van, where both run. */
function seatsSentence(listings: readonly Listing[], language: Language): string[] {
  const seat = listings.find(({ listingType }) => listingType === 'SHARED_TRANSFER');
  const van = listings.find(({ listingType }) => listingType === 'PRIVATE_TRANSFER');
  if (!seat || !van) return [];
  const seats = Math.ceil(van.price.base / seat.price.base);
  return [routeComparisonMessages(language).vanOrSeats(seats)];
}

/** Types that only carry people from one town to the other, with or without a stop. */
const TRANSFER_TYPES = ['SHARED_TRANSFER', 'PRIVATE_TRANSFER', 'PRIVATE_TRANSFER_WITH_TOUR'];

/** The comparison of a route's transfers, cheapest first, or null without any. */
export function routeComparison(all: readonly Listing[], language: Language): RouteComparison | null {
  const listings = all.filter((listing) => TRANSFER_TYPES.includes(listing.listingType) && isOffered(listing));
  if (listings.length === 0) return null;
  const sorted = listings.toSorted((a, b) => a.price.base - b.price.base);
  const options = sorted.map((listing) => optionOf(listing, language));
  const rows = comparePrices(sorted.map(({ code, price, maxPeople }) => ({ code, plan: price, maxPeople })));
  const verdicts =
    options.length > 1
      ? [
          ...options.map((option) => verdictOf(option, rows, language)).filter((text) => text !== null),
          ...seatsSentence(listings, language),
        ]
      : [];
  return { options, rows, verdicts };
}
