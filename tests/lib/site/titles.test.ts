import { describe, expect, test } from 'vitest';
import { documentTitle, titleFor } from '../../../src/lib/site/titles.ts';

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

describe('the title of a tab (specification.md#found-by-search)', () => {
  test('has the name of the site', () => {
    expect(documentTitle('Tours in Palawan', 'Dalan Palawan')).toBe('Tours in Palawan | Dalan Palawan');
  });

  test('leaves the name out where both have more than 60 characters', () => {
    const title = 'Private van from Puerto Princesa to Port Barton';
    expect(documentTitle(title, 'Dalan Palawan')).toBe(title);
    expect(documentTitle(title, 'Ten lette')).toBe(`${title} | Ten lette`);
  });
});
