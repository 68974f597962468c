import { describe, expect, test } from 'vitest';
import { isOnRoad, type MapPlace, roadBetween, roadNetwork } from '../../../src/lib/places/road-network.ts';
import { routeLegs } from '../../../src/lib/places/route-legs.ts';

const at = (name: string, longitude: number, latitude: number): MapPlace => ({
  name,
  label: name,
  at: [longitude, latitude],
});
const [CITY, FORK, WHARF, NORTH, CAVE] = [
  at('City', 0, 0),
  at('Fork', 0, 1),
  at('Wharf', -1, 2),
  at('North', 0, 5),
  at('Cave', -1, 3),
];
const PLACES = [CITY, FORK, WHARF, NORTH, CAVE];
const network = roadNetwork(
  [
    ['City', [0.5, 0.1], 'Fork', 'North'],
    ['Fork', 'Wharf'],
  ],
  PLACES,
);

describe('the roads of a map', () => {
  test('lead from one named point to the next, with their bends', () => {
    expect(network.map(({ from, to }) => `${from}-${to}`)).toEqual(['City-Fork', 'Fork-North', 'Fork-Wharf']);
    expect(network[0]?.line).toEqual([
      [0, 0],
      [0.1, 0.5],
      [0, 1],
    ]);
  });

  test('are found in both directions, over other points', () => {
    expect(roadBetween('City', 'Wharf', network)?.at(-1)).toEqual([-1, 2]);
    expect(roadBetween('Wharf', 'City', network)?.at(-1)).toEqual([0, 0]);
  });

  test('are taken on the shortest way where there are two', () => {
    const loop = roadNetwork(
      [
        ['City', [4, 4], 'North'],
        ['City', 'Fork', 'North'],
      ],
      PLACES,
    );
    expect(roadBetween('City', 'North', loop)).not.toContainEqual([4, 4]);
  });

  test('lead nowhere where there is none', () => {
    expect(roadBetween('City', 'Cave', network)).toBeNull();
    expect(isOnRoad('Cave', network)).toBe(false);
    expect(isOnRoad('Wharf', network)).toBe(true);
  });

  test('that name an unknown point throw an error with its name', () => {
    expect(() => roadNetwork([['City', 'Nowhere']], PLACES)).toThrow('"Nowhere"');
  });
});

describe('the parts of a route (specification.md#maps)', () => {
  const legs = (...route: MapPlace[]) => routeLegs(route, network).map(({ to, by }) => `${by} ${to.name}`);

  test('are by road where there is one', () => {
    expect(legs(CITY, NORTH)).toEqual(['road North']);
  });

  test('are by boat to what is on no road', () => {
    expect(legs(WHARF, CAVE, WHARF)).toEqual(['boat Cave', 'boat Wharf']);
  });

  test('come back through the harbour from which the boat left', () => {
    expect(legs(CITY, WHARF, CAVE, NORTH)).toEqual(['road Wharf', 'boat Cave', 'boat Wharf', 'road North']);
  });

  test('begin at sea where the route does', () => {
    expect(legs(CAVE, CITY)).toEqual(['boat City']);
  });
});
