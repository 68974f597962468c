import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { variantOf } from './listing-variant.ts';
import { openRoutes } from './open-route.ts';
import { type RealListing, realListings } from './real-listing.ts';
import { poolOf } from './text-pool.ts';

function variants(real: readonly RealListing[], count: number, content: string): readonly RealListing[] {
  const routes = openRoutes(content);
  // Texts say how many people a van or a boat takes.
  const groupOf = ({ listingType, maxPeople }: RealListing) => `${listingType} ${maxPeople}`;
  const pools = new Map(Object.entries(Object.groupBy(real, groupOf)).map(([group, own = []]) => [group, poolOf(own)]));
  return Array.from({ length: count }, (_, index) => {
    const base = real[index % real.length];
    const texts = base && pools.get(groupOf(base));
    const route = routes[index % routes.length];
    if (!base || !texts || !route) throw new Error(`${content}: there is nothing to make listings from`);
    return variantOf({ base, texts, route }, index + 1);
  });
}

function write(listing: RealListing, folder: string): void {
  writeFileSync(join(folder, `${listing.code}.yaml`), dump(listing, { lineWidth: -1 }));
}

/**
 * Copies a content folder and fills it up with generated listings.
 *
 * @param total listings in the end, the real ones included
 */
export function generateCatalogue(content: string, target: string, total: number): void {
  const real = realListings(content);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(content, target, { recursive: true });
  for (const listing of variants(real, Math.max(0, total - real.length), content))
    write(listing, join(target, 'listings'));
}
