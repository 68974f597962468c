import { describe, expect, test } from 'vitest';
import { jsonLdText } from '../../../src/lib/seo/json-ld.ts';
import { sitemapXml } from '../../../src/lib/seo/sitemap.ts';

const SITE = 'https://www.example.com';

describe('structured data as text', () => {
  const text = jsonLdText({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><b>&"' });

  test('cannot end its own script', () => {
    expect(text).not.toContain('<');
  });

  test('says the same as the data', () => {
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><b>&"' });
  });
});

describe('the site map', () => {
  const locations = (...paths: readonly string[]) =>
    [
      ...sitemapXml(
        paths.map((path) => ({ path })),
        SITE,
      ).matchAll(/<loc>(.*?)<\/loc>/g),
    ].map(([, location]) => location);

  test('has the address of every page', () => {
    expect(locations('/', '/tours', '/destinations/el-nido')).toEqual([
      'https://www.example.com',
      'https://www.example.com/tours',
      'https://www.example.com/destinations/el-nido',
    ]);
  });

  test('has the day of the last change where it is known', () => {
    expect(sitemapXml([{ path: '/a', changed: '2026-11-21' }, { path: '/b' }], SITE)).toContain(
      '<url><loc>https://www.example.com/a</loc><lastmod>2026-11-21</lastmod></url><url><loc>https://www.example.com/b</loc></url>',
    );
  });

  test('escapes what XML would misread', () => {
    expect(locations('/a?b=1&c=<2')).toEqual(['https://www.example.com/a?b=1&amp;c=&lt;2']);
  });

  test('is one document of the protocol', () => {
    expect(sitemapXml([], SITE)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
    );
  });
});
