import type { APIRoute } from 'astro';
import { currencyRecords } from '../site/content/currencies.ts';
import { jsonFile } from '../site/content/json-response.ts';

/** Every currency that travellers can choose. */
export const GET: APIRoute = () => jsonFile(currencyRecords());
