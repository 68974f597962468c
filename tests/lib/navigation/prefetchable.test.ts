import { describe, expect, test } from 'vitest';
import { PREFETCH_EXCLUSIONS } from '../../../src/lib/navigation/prefetch-exclusions.ts';
import { isPrefetchable } from '../../../src/lib/navigation/prefetchable.ts';

const HERE = 'https://site.test/tours?sort=price_asc';

describe('a page that may be opened ahead', () => {
  test.each(['/transfers', '/', '/cart-of-fruit', '/tours/el-nido-tour-a-joining'])('is %s', (path) => {
    expect(isPrefetchable(`https://site.test${path}`, HERE)).toBe(true);
  });

  test.each([
    ...PREFETCH_EXCLUSIONS.map((path) => `https://site.test${path}`),
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
