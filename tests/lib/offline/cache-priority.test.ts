import { describe, expect, test } from 'vitest';
import { cutToBudget, sortByPriority } from '../../../src/lib/offline/cache-priority.ts';
import { aFile, aPage } from '../../fixtures/builders/an-offline-file.ts';

const paths = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);

describe('what is worth saving first', () => {
  test('what pages stand on, the pages that most need, thumbnails, the other pages, details', () => {
    const files = [
      aFile('/listings/A.json'),
      aPage('/rare'),
      aFile('/_astro/VAN1.CzF_5Ilx_26ns0e.avif'),
      aPage('/tours'),
      aPage('/'),
      aFile('/rates.json'),
    ];
    expect(paths(sortByPriority(files, ['/', '/tours']))).toEqual([
      '/rates.json',
      '/',
      '/tours',
      '/_astro/VAN1.CzF_5Ilx_26ns0e.avif',
      '/rare',
      '/listings/A.json',
    ]);
  });
});

describe('a budget', () => {
  const files = [aPage('/a'), aPage('/b'), aPage('/twin', { revision: 'rev /a' }), aPage('/c')];

  test('that is large enough leaves nothing out', () => {
    expect(cutToBudget(files, 30_000)).toEqual({ first: files, rest: [] });
  });

  test('cuts off what does not fit; a content at two addresses is paid for once', () => {
    const { first, rest } = cutToBudget(files, 29_999);
    expect(paths(first)).toEqual(['/a', '/b', '/twin']);
    expect(paths(rest)).toEqual(['/c']);
  });
});
