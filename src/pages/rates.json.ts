import type { APIRoute } from 'astro';
import { exchangeRates } from '../lib/content/exchange-rates.ts';
import { jsonFile } from '../lib/content/json-response.ts';

/** Units per US dollar and their date. */
export const GET: APIRoute = () => jsonFile(exchangeRates());
