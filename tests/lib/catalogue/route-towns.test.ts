import { expect, test } from 'vitest';
import { townsOfRoute } from '../../../src/lib/catalogue/route-towns.ts';

test.each([
  ['Puerto Princesa to El Nido', ['Puerto Princesa', 'El Nido']],
  ['Coron', ['Coron', 'Coron']],
])('the towns of the route "%s" are known by its words', (route, towns) => {
  expect(townsOfRoute(route, 'en')).toEqual(towns);
});
