import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { LandingPage } from '../../src/lib/landing/landing-page.schema.ts';

/** Two place codes. */
export interface Route {
  readonly origin: string;
  readonly destination: string;
}

function read<Data>(folder: string): readonly Data[] {
  return readdirSync(folder).map((name) => load(readFileSync(join(folder, name), 'utf8')) as Data);
}

/**
 * Routes between towns that have no page of their own. Generated transfers run there: hundreds of ways side by side on
 * one of the comparison pages would be a page that no site has. (A catalogue of 10,000 has more towns, not more vans
 * between two of them.)
 */
export function openRoutes(content: string): readonly Route[] {
  const places = read<{ code: string }>(join(content, 'places')).map(({ code }) => code);
  const pages = read<LandingPage>(join(content, 'landing-pages')).filter(({ layout }) => layout === 'route');
  const taken = new Set(pages.map(({ filter }) => `${filter.origin} ${filter.destination}`));
  return places
    .flatMap((origin) => places.map((destination) => ({ origin, destination })))
    .filter(({ origin, destination }) => origin !== destination && !taken.has(`${origin} ${destination}`));
}
