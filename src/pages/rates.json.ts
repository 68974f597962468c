import type { APIRoute } from 'astro';
import { exchangeRates } from '../site/content/exchange-rates.ts';
import { jsonFile } from '../site/content/json-response.ts';

/** Units per US dollar and their date. */
export const GET: APIRoute = () => jsonFile(exchangeRates());
