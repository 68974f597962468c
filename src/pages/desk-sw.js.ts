import type { APIRoute } from 'astro';
import worker from '../worker/desk-sw.ts?inline-script';

export const GET: APIRoute = () => new Response(worker, { headers: { 'Content-Type': 'text/javascript' } });
