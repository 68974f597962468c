import type { APIRoute } from 'astro';
import { jsonFile } from '../site/content/json-response.ts';
import { cardPictures } from '../site/content/pictures.ts';

/** The variants of every picture for cards, by its address: for cards of listings that the page was not built with. */
export const GET: APIRoute = async () => jsonFile(await cardPictures());
