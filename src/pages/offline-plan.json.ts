import type { APIRoute } from 'astro';
import { jsonFile } from '../site/content/json-response.ts';
import { offlinePlan } from '../site/content/offline-plan.ts';

/** What is worth saving, for finishing the build, which takes the file away: see build/offline. */
export const GET: APIRoute = async () => jsonFile(await offlinePlan());
