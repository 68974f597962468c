import type { APIRoute } from 'astro';
import { currencyRecords } from '../lib/content/currencies.ts';
import { jsonFile } from '../lib/content/json-response.ts';

/** Every currency that travellers can choose. */
export const GET: APIRoute = () => jsonFile(currencyRecords());
