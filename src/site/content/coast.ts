import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from '../../lib/places/map-geometry.ts';

/** Read as a file: Node takes half a second for millions of letters of code. */
const ATLAS = 'node_modules/world-atlas/countries-10m.json';

/** ISO 3166's number of the Philippines. */
const PHILIPPINES = '608';

/** Palawan and what lies around it, in degrees. */
const isNear = ([longitude, latitude]: Point) => longitude > 116 && longitude < 121 && latitude > 7 && latitude < 13;

type Rings = readonly (readonly Point[])[];

let coast: Rings | undefined;

/** The coasts of Palawan's islands from Natural Earth (public domain), as closed rings. */
export function palawanCoast(): Rings {
  coast ??= readCoast();
  return coast;
}

function readCoast(): Rings {
  const text = readFileSync(join(process.cwd(), ATLAS), 'utf8');
  const world: Topology<{ countries: GeometryCollection }> = JSON.parse(text);
  const country = world.objects.countries.geometries.find(({ id }) => id === PHILIPPINES);
  if (country?.type !== 'MultiPolygon') throw new Error('world-atlas has no Philippines: install the locked version');
  const polygons = feature(world, country).geometry.coordinates;
  // A ring ends with its first point.
  const rings = polygons.flatMap(([outline = []]) => [outline.slice(0, -1).map(([x = 0, y = 0]): Point => [x, y])]);
  return rings.filter((ring) => ring.some(isNear));
}
