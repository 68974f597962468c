import type { APIRoute } from 'astro';
import { methodNotAllowed } from '../../server/http/problem-response.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) => {
  const health = await locals.health();
  return Response.json(health, {
    status: health.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
};

// Astro would answer HEAD with GET, but not where ALL exists.
export const HEAD = GET;
export const ALL = methodNotAllowed('GET', 'HEAD');
