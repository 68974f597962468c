import type { APIRoute } from 'astro';
import { catalogueEntry } from '../lib/catalogue/catalogue-entry.ts';
import { publishedListings } from '../lib/content/catalogue.ts';
import { jsonFile } from '../lib/content/json-response.ts';
import { everyPicture } from '../lib/content/pictures.ts';

/** Every published listing, for search, filters and the cart. */
export const GET: APIRoute = async () => {
  await everyPicture();
  const listings = await publishedListings();
  return jsonFile(listings.map(catalogueEntry));
};
