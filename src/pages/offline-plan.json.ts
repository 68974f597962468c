import type { APIRoute } from 'astro';
import { jsonFile } from '../lib/content/json-response.ts';
import { offlinePlan } from '../lib/content/offline-plan.ts';

/** What is worth saving, for finishing the build, which takes the file away: see scripts/finishing/offline. */
export const GET: APIRoute = async () => jsonFile(await offlinePlan());
