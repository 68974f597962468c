import { join } from 'node:path';
import type { LandingPage } from '../../src/lib/site/landing-page.schema.ts';
import { readYamlFolder } from './yaml-folder.ts';

/** Two place codes. */
export interface Route {
  readonly origin: string;
  readonly destination: string;
}

/**
 * Routes between towns that have no page of their own. Generated transfers run there: hundreds of
 * ways side by side on one of the comparison pages would be a page that no site has. (A catalogue
 * of 10,000 has more towns, not more vans between two of them.)
 */
export function openRoutes(content: string): readonly Route[] {
  const places = readYamlFolder<{ code: string }>(join(content, 'places')).map(({ data }) => data.code);
  const pages = readYamlFolder<LandingPage>(join(content, 'landing-pages')).filter(
    ({ data }) => data.layout === 'route',
  );
  const taken = new Set(pages.map(({ data: { filter } }) => `${filter.origin} ${filter.destination}`));
  return places
    .flatMap((origin) => places.map((destination) => ({ origin, destination })))
    .filter(({ origin, destination }) => origin !== destination && !taken.has(`${origin} ${destination}`));
}
