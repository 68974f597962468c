import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../lib/languages/language.ts';
import { robotsText, securityText } from '../lib/site/crawler-files.text.ts';
import { siteSettings } from '../site/content/catalogue.ts';

/** Texts for programs, by their address: `robots` is `/robots.txt`. */
const FILES = {
  robots: async () => robotsText((await siteSettings(DEFAULT_LANGUAGE)).url),
  '.well-known/security': async () => securityText(await siteSettings(DEFAULT_LANGUAGE), new Date()),
} as const;

export function getStaticPaths() {
  return Object.entries(FILES).map(([text, read]) => ({ params: { text }, props: { read } }));
}

export const GET: APIRoute<{ read: () => Promise<string> }> = async ({ props: { read } }) => new Response(await read());
