import type { APIRoute, GetStaticPaths } from 'astro';
import { flags } from '../../site/content/flags.ts';

export const getStaticPaths = (() =>
  [...flags().keys()].map((country) => ({ params: { country } }))) satisfies GetStaticPaths;

/** The flag of a country that stands for a currency. */
export const GET: APIRoute = ({ params }) =>
  new Response(flags().get(params.country ?? ''), { headers: { 'Content-Type': 'image/svg+xml' } });
