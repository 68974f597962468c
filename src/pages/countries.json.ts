import type { APIRoute } from 'astro';
import { countryCurrencies } from '../site/content/currencies.ts';
import { jsonFile } from '../site/content/json-response.ts';

/** What people pay with in each country: for the currency that a first visit is offered, and for finding currencies by country. */
export const GET: APIRoute = () => jsonFile(countryCurrencies());
