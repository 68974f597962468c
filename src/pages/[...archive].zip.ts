import type { APIRoute } from 'astro';
import { strToU8, zipSync } from 'fflate';
import { DEFAULT_LANGUAGE } from '../lib/languages/language.ts';
import { gtfsFeed } from '../lib/site/gtfs-feed.ts';
import { manilaDate } from '../lib/time/manila.ts';
import { buildIdentity } from '../site/content/build-identity.ts';
import { catalogue, siteSettings } from '../site/content/catalogue.ts';
import { contentLibrary } from '../site/content/load-content.ts';

const { id, timestamp } = buildIdentity();
const today = manilaDate(timestamp);

/** The timetables of shared vans for planners of journeys: `/gtfs.zip`. */
async function timetables() {
  const { listings, places } = await catalogue(DEFAULT_LANGUAGE);
  const { map } = await contentLibrary(DEFAULT_LANGUAGE);
  const { pickupPoints } = map.data;
  return gtfsFeed({
    site: await siteSettings(DEFAULT_LANGUAGE),
    listings,
    places,
    pickupPoints,
    from: today,
    version: id,
  });
}

/** An archive without files is no archive. */
export async function getStaticPaths() {
  const files = await timetables();
  return Object.keys(files).length > 0 ? [{ params: { archive: 'gtfs' }, props: { files } }] : [];
}

export const GET: APIRoute<{ files: Readonly<Record<string, string>> }> = ({ props: { files } }) => {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  // The time of its files: an unchanged build is the same to the byte.
  const archive = zipSync(Object.fromEntries(entries), { level: 9, mtime: `${today}T00:00:00` });
  return new Response(new Uint8Array(archive), { headers: { 'Content-Type': 'application/zip' } });
};
