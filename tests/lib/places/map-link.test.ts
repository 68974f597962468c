import { expect, test } from 'vitest';
import { mapLink } from '../../../src/lib/places/map-link.ts';

test('a link to a map app searches for the place, whatever signs its name has', () => {
  const url = new URL(mapLink('Port of Puerto Princesa, "Gate 1" & 2'));
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', query: 'Port of Puerto Princesa, "Gate 1" & 2' });
});
