import { describe, expect, test } from 'vitest';
import { isPrefetchable, NEVER_AHEAD, speculationRules } from '../../../src/lib/prefetch/prefetchable.ts';

const HERE = 'https://site.test/tours?sort=price_asc';

describe('a page that may be opened ahead', () => {
  test.each(['/transfers', '/', '/cart-of-fruit', '/tours/el-nido-tour-a-joining'])('%s', (path) => {
    expect(isPrefetchable(`https://site.test${path}`, HERE)).toBe(true);
  });

  test.each([
    ...NEVER_AHEAD.map((path) => `https://site.test${path}`),
    'https://site.test/cart/7K2M0QXA',
    'https://site.test/booking/el-nido-tour-a-joining?people=2',
    'https://site.test/tours#results',
    'https://site.test/tours?sort=name_asc',
    'https://site.test/images/VAN/VAN1.webp',
    'https://elsewhere.test/tours',
    'mailto:someone@example.com',
    'tel:+639175550100',
    'nonsense',
    '',
  ])('is not %s', (href) => {
    expect(isPrefetchable(href, HERE)).toBe(false);
  });
});

describe('the rules for browsers that open pages ahead by themselves', () => {
  const { prefetch, prerender } = JSON.parse(speculationRules());

  test.each(['prefetch', 'prerender'] as const)('exclude for %s whatever could do something', (kind) => {
    const [{ where }] = { prefetch, prerender }[kind];
    const excluded = where.and.flatMap((rule: { not?: { href_matches?: string[] } }) => rule.not?.href_matches ?? []);
    for (const path of NEVER_AHEAD) expect(excluded).toEqual(expect.arrayContaining([path, `${path}/*`, `${path}?*`]));
  });

  test('wait for a sign that somebody is interested', () => {
    expect([...prefetch, ...prerender].map(({ eagerness }) => eagerness)).toEqual(['moderate', 'moderate']);
  });
});
