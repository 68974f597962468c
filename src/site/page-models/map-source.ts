import type { MapContent } from '../../lib/places/map.schema.ts';
import { islandRing, type Point } from '../../lib/places/map-geometry.ts';
import { type MapPlace, type RoadNetwork, roadNetwork } from '../../lib/places/road-network.ts';

/** Everything that maps are drawn from. */
export interface MapSource {
  /** Towns and landmarks, which routes and roads name. */
  readonly places: readonly MapPlace[];
  /** Those that every map around them shows. */
  readonly towns: readonly MapPlace[];
  readonly network: RoadNetwork;
  /** Closed rings of longitude and latitude: the coast, and islands that it lacks. */
  readonly coast: readonly (readonly Point[])[];
  readonly islands: readonly (readonly Point[])[];
  /** Where pickup areas are, by id, and what an app for maps finds them by. */
  readonly pickupPoints: Readonly<Record<string, MapPlace>>;
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A town of the catalogue, with its name in English and in the language of the page. */
interface MapTown extends Position {
  readonly name: string;
  readonly label?: string;
}

function placeAt(name: string, { latitude, longitude }: Position, label = name): MapPlace {
  return { name, label, at: [longitude, latitude] };
}

/** What maps are drawn from: the content, the towns of the catalogue, and the coast. */
export function mapSource(
  { landmarks, islands, roads, pickupPoints }: MapContent,
  towns: readonly MapTown[],
  coast: MapSource['coast'],
): MapSource {
  const ofCatalogue = towns.map((town) => placeAt(town.name, town, town.label));
  const others = landmarks.map((landmark) => ({ isTown: landmark.town, place: placeAt(landmark.name, landmark) }));
  const places = [...ofCatalogue, ...others.map(({ place }) => place)];
  return {
    places,
    towns: [...ofCatalogue, ...others.filter(({ isTown }) => isTown).map(({ place }) => place)],
    network: roadNetwork(roads, places),
    coast,
    islands: islands.map(({ longitude, latitude, wide, tall }) => islandRing([longitude, latitude], wide, tall)),
    pickupPoints: Object.fromEntries(
      Object.entries(pickupPoints).map(([id, point]) => [id, placeAt(point.search, point)]),
    ),
  };
}
