import { describe, expect, test } from 'vitest';
import { robotsText, securityText } from '../../../src/lib/site/crawler-files.text.ts';
import { aSite } from '../../fixtures/builders/a-page-context.ts';

describe('texts for programs', () => {
  test('robots may read all but the API and the desk (specification.md#found-by-search)', () => {
    expect(robotsText('https://www.example.com').split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /desk',
      'Sitemap: https://www.example.com/sitemap.xml',
      '',
    ]);
  });

  test('security.txt says for a year whom to write to (specification.md#structured-data)', () => {
    expect(securityText(aSite(), new Date('2026-11-25T13:30:00Z'))).toBe(
      'Contact: mailto:hello@example.com\nExpires: 2027-11-25T00:00:00Z\nPreferred-Languages: en\nCanonical: https://www.example.com/.well-known/security.txt\n',
    );
  });
});
