import { vehicleOf } from '../../lib/availability/vehicle-kind.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../lib/languages/language.ts';
import { type ThingsToDoProduct, thingsToDoFeed, thingsToDoProducts } from '../../lib/site/things-to-do-feed.ts';
import { catalogue, fleet, siteSettings } from './catalogue.ts';
import { digest } from './digest.ts';
import { contentLibrary } from './load-content.ts';

/** Bits of a digest beyond those that a number holds exactly. */
const BITS_LEFT_OUT = 11n;

/**
 * Whether this build makes the feed: where `THINGS_TO_DO_FEED` is `on`.
 *
 * @throws Error for another value
 */
export function makesThingsToDo(): boolean {
  const setting = process.env['THINGS_TO_DO_FEED'] || 'off';
  if (setting === 'on' || setting === 'off') return setting === 'on';
  throw new Error(
    `THINGS_TO_DO_FEED is ${JSON.stringify(setting)}; say "on" to make /things-to-do.json, or unset it to make none.`,
  );
}

/** The same number for the same products: the first 53 bits of their digest. */
function nonceOf(products: readonly ThingsToDoProduct[]): number {
  return Number(Buffer.from(digest(products), 'base64url').readBigUInt64BE() >> BITS_LEFT_OUT);
}

/** The tours and boats for Google's Things to do (specification.md#things-to-do-feed). */
export async function thingsToDo() {
  const library = await contentLibrary(DEFAULT_LANGUAGE);
  const { pools } = await fleet();
  const translations = LANGUAGE_CODES.map(async (code) => [code, (await catalogue(code)).listings] as const);
  const products = thingsToDoProducts({
    site: await siteSettings(DEFAULT_LANGUAGE),
    listings: new Map(await Promise.all(translations)),
    towns: (await catalogue(DEFAULT_LANGUAGE)).places,
    isBoat: (listing) => vehicleOf(listing, pools) === 'boat',
    photographs: library.photographs.data,
  });
  return thingsToDoFeed(products, nonceOf(products));
}
