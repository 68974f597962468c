import type { APIRoute } from 'astro';
import { catalogueEntry } from '../lib/catalogue/catalogue-entry.ts';
import { publishedListings } from '../site/content/catalogue.ts';
import { jsonFile } from '../site/content/json-response.ts';
import { everyPicture } from '../site/content/pictures.ts';

/** Every published listing, for search, filters and the cart. */
export const GET: APIRoute = async () => {
  await everyPicture();
  const listings = await publishedListings();
  return jsonFile(listings.map(catalogueEntry));
};
