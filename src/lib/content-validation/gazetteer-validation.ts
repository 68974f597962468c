import { ON_REQUEST } from '../places/gazetteer.schema.ts';
import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';

/** References from place search to towns and pickup areas that do not exist. */
export function gazetteerProblems({ gazetteer, places }: ContentLibrary): ContentProblem[] {
  const towns = places.map(({ data }) => data.code);
  return gazetteer.flatMap(({ file, data }) => {
    const areas = places.flatMap((place) => place.data.areas.map(({ id }) => id));
    const unknownArea = (field: string, id: string): ContentProblem[] =>
      areas.includes(id)
        ? []
        : [{ file, field, found: `"${id}"`, allowed: `"${ON_REQUEST}", or one of ${areas.join(', ')}` }];
    return [
      ...(towns.includes(data.town)
        ? []
        : [{ file, field: 'town', found: `"${data.town}"`, allowed: `one of ${towns.join(', ')}` }]),
      ...Object.keys(data.areaNames).flatMap((id) => unknownArea(`areaNames.${id}`, id)),
      ...data.places.flatMap(({ areaId }, index) =>
        areaId === ON_REQUEST ? [] : unknownArea(`places.${index}.areaId`, areaId),
      ),
    ];
  });
}
