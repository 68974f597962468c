import { DAY_MS } from '../time/manila.ts';
import type { Site } from './site.schema.ts';

const VALID_DAYS = 365;

/**
 * The text of `robots.txt` (specification.md#found-by-search). Other pages that are not to be
 * listed say so themselves, which only who may read them sees.
 */
export function robotsText(url: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /desk\nSitemap: ${url}/sitemap.xml\n`;
}

/** Where to report a weakness, valid for a year from the day of the build (RFC 9116). */
export function securityText({ url, contacts }: Pick<Site, 'url' | 'contacts'>, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${contacts.email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
