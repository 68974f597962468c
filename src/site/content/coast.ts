import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-10m.json' with { type: 'json' };
import type { Point } from '../../lib/places/map-geometry.ts';

/** ISO 3166's number of the Philippines. */
const PHILIPPINES = '608';

/** Palawan and what lies around it, in degrees. */
const isNear = ([longitude, latitude]: Point) => longitude > 116 && longitude < 121 && latitude > 7 && latitude < 13;

/** The coasts of Palawan's islands from Natural Earth (public domain), as closed rings. */
export function palawanCoast(): readonly (readonly Point[])[] {
  const world = atlas as unknown as Topology<{ countries: GeometryCollection }>;
  const country = world.objects.countries.geometries.find(({ id }) => id === PHILIPPINES);
  if (country?.type !== 'MultiPolygon') throw new Error('world-atlas has no Philippines: install the locked version');
  const polygons = feature(world, country).geometry.coordinates;
  // A ring ends with its first point.
  const rings = polygons.flatMap(([outline = []]) => [outline.slice(0, -1).map(([x = 0, y = 0]): Point => [x, y])]);
  return rings.filter((ring) => ring.some(isNear));
}
