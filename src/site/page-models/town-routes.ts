import type { Catalogue } from '../../lib/catalogue/catalogue.ts';
import { isOffered, type Listing } from '../../lib/catalogue/listing.ts';
import type { Language } from '../../lib/languages/language.ts';
import { routesMessages } from '../../lib/messages/routes.ts';
import { routePath } from '../../lib/navigation/paths.ts';

/** A pair of towns with a page, and the cheapest way between them. */
export interface TownRoute {
  /** Place codes. */
  readonly origin: string;
  readonly destination: string;
  readonly label: string;
  readonly path: string;
  readonly fromUsd: number;
}

function cheapestBetween(listings: readonly Listing[], origin: string, destination: string): number | null {
  const prices = listings
    .filter((listing) => listing.origin === origin && listing.destination === destination && isOffered(listing))
    .map(({ price }) => price.base);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The pairs of towns that have both a landing page and a listing. */
export function townRoutes(
  { places, listings }: Catalogue,
  landingPaths: ReadonlySet<string>,
  language: Language,
): readonly TownRoute[] {
  const t = routesMessages(language);
  const pairs = places.flatMap((from) => places.filter((to) => to !== from).map((to) => ({ from, to })));
  return pairs.flatMap(({ from, to }) => {
    const path = routePath(from.slug, to.slug);
    const fromUsd = cheapestBetween(listings, from.code, to.code);
    return landingPaths.has(path) && fromUsd !== null
      ? [{ origin: from.code, destination: to.code, label: t.between(from.name, to.name), path, fromUsd }]
      : [];
  });
}
