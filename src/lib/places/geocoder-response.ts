import { type FoundPlace, parseFoundPlace } from './found-place.ts';

/** A town and where its centre is, in degrees. */
export interface TownCentre {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
}

const KM_PER_DEGREE = 111;

/** Maximum distance of a place from its town. */
const MAX_DISTANCE_KM = 40;

const MAX_RESULTS = 5;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The distance in kilometres; near the equator a flat map is exact enough. */
function kmBetween(latitude: number, longitude: number, town: TownCentre): number {
  return Math.hypot(latitude - town.latitude, longitude - town.longitude) * KM_PER_DEGREE;
}

function townNear(coordinates: unknown, towns: readonly TownCentre[]): string | null {
  const [longitude, latitude]: unknown[] = Array.isArray(coordinates) ? coordinates : [];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null;
  const [nearest] = towns
    .map((town) => ({ code: town.code, km: kmBetween(latitude, longitude, town) }))
    .toSorted((a, b) => a.km - b.km);
  return nearest && nearest.km <= MAX_DISTANCE_KM ? nearest.code : null;
}

/** The name in an answer: Photon has the parts of an address, Nominatim the whole. */
function nameOf({ name, street, district, city, display_name }: Json): string {
  if (typeof display_name === 'string') return display_name.split(', ').slice(0, 3).join(', ');
  return [name, street, district, city]
    .filter((part) => typeof part === 'string' && part !== '')
    .slice(0, 3)
    .join(', ');
}

function placeOf(feature: unknown, towns: readonly TownCentre[]): FoundPlace | undefined {
  if (!isJson(feature) || !isJson(feature['properties'])) return undefined;
  const { properties, geometry } = feature;
  const id = properties['osm_id'] ?? properties['place_id'];
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  return parseFoundPlace({
    place_id: `osm:${String(properties['osm_type'] ?? '')}${id}`,
    name: nameOf(properties),
    otherNames: [],
    kind: 'address',
    town: townNear(isJson(geometry) ? geometry['coordinates'] : null, towns),
    areaId: null,
    note: '',
  });
}

/**
 * Parses an answer of an online geocoder: the GeoJSON of Photon or Nominatim. Anything else has no
 * places.
 */
export function placesInAnswer(answer: unknown, towns: readonly TownCentre[]): readonly FoundPlace[] {
  const features = isJson(answer) ? answer['features'] : null;
  if (!Array.isArray(features)) return [];
  return features
    .slice(0, MAX_RESULTS)
    .map((feature) => placeOf(feature, towns))
    .filter((place) => place !== undefined);
}
