import type { ContentFile, ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';

/** The points that routes and roads may name: towns and landmarks. */
function pointNames({ places, map }: ContentLibrary): readonly string[] {
  return [...places.map(({ data }) => data.name), ...map.data.landmarks.map(({ name }) => name)];
}

function landmarkProblems({ file, data }: ContentLibrary['map'], names: readonly string[]): ContentProblem[] {
  return data.landmarks.flatMap(({ name }, index) =>
    names.filter((other) => other === name).length > 1
      ? [
          {
            file,
            field: `landmarks.${index}.name`,
            found: `"${name}" again`,
            allowed: 'a name that no town and no other landmark has',
          },
        ]
      : [],
  );
}

function unknownPoint(file: string, field: string, name: string, names: readonly string[]): ContentProblem[] {
  return names.includes(name)
    ? []
    : [
        {
          file,
          field,
          found: `"${name}"`,
          allowed: `one of ${names.join(', ')}; or add it to landmarks in src/content/settings/map.yaml`,
        },
      ];
}

function roadProblems({ file, data }: ContentLibrary['map'], names: readonly string[]): ContentProblem[] {
  return data.roads.flatMap((road, index) =>
    road.flatMap((point, position) => {
      const field = `roads.${index}.${position}`;
      if (typeof point === 'string') return unknownPoint(file, field, point, names);
      return position > 0 && position < road.length - 1
        ? []
        : [
            {
              file,
              field,
              found: `[${point.join(', ')}]`,
              allowed: 'the name of a town or a landmark: a road begins and ends at one',
            },
          ];
    }),
  );
}

function pickupProblems({ places, map: { file, data } }: ContentLibrary): ContentProblem[] {
  const areas = places.flatMap((place) => place.data.areas.map(({ id }) => id));
  return Object.keys(data.pickupPoints)
    .filter((id) => !areas.includes(id))
    .map((id) => ({ file, field: `pickupPoints.${id}`, found: `"${id}"`, allowed: `one of ${areas.join(', ')}` }));
}

function routeProblems(
  { file, data: { content } }: ContentFile<ContentLibrary['listings'][number]['data']>,
  names: readonly string[],
): ContentProblem[] {
  return (content.route ?? []).flatMap((name, index) => unknownPoint(file, `content.route.${index}`, name, names));
}

/** What is wrong with the map and with routes on it (specification.md#maps). */
export function mapProblems(library: ContentLibrary): ContentProblem[] {
  const names = pointNames(library);
  return [
    ...landmarkProblems(library.map, names),
    ...roadProblems(library.map, names),
    ...pickupProblems(library),
    ...library.listings.flatMap((listing) => routeProblems(listing, names)),
  ];
}
