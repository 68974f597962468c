import type { APIRoute } from 'astro';
import { jsonFile } from '../site/content/json-response.ts';
import { placeBook } from '../site/content/places.ts';

/** Every stop, area and landmark that travellers may name, for place search without a network. */
export const GET: APIRoute = async () => jsonFile(await placeBook());
