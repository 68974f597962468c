import { describe, expect, test } from 'vitest';
import { titleFor } from '../../../src/lib/site/titles.ts';

const HEROES = {
  '/airport-transfers': { title: 'Airport Transfers' },
  '/private-transfers-with-underground-river-tour': { title: 'Private Transfers with Underground River Tour' },
  '/private-transfers': { image: 'VAN/5' },
};

describe('titles (specification.md#titles-and-hero-pictures: a table of known titles, else the path in title case)', () => {
  test.each([
    ['/airport-transfers', 'Airport Transfers'],
    ['/private-transfers-with-underground-river-tour', 'Private Transfers with Underground River Tour'],
    ['/private-transfers', 'Private Transfers'],
    ['/puerto-princesa-underground-river-tour', 'Puerto Princesa Underground River Tour'],
    ['/el-nido-to-sabang', 'El Nido To Sabang'],
  ])('%s is "%s"', (path, title) => {
    expect(titleFor(path, HEROES)).toBe(title);
  });
});
