import type { TouristDestination, WithContext } from 'schema-dts';
import { parsePictureKey } from '../../lib/catalogue/image-key.ts';
import type { Place } from '../../lib/catalogue/place.schema.ts';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { destinationPath, imagePath } from '../../lib/navigation/paths.ts';
import { CONTEXT, geoOf } from './operator-data.ts';

/** A town with its place on the map. */
export function placeData(
  { name, seoDescription, slug, image, ...position }: Place,
  url: string,
  language: Language,
): WithContext<TouristDestination> {
  const { group, number } = parsePictureKey(image);
  return {
    '@context': CONTEXT,
    '@type': 'TouristDestination',
    name,
    description: seoDescription,
    url: `${url}${localizedPath(destinationPath(slug), language)}`,
    image: `${url}${imagePath(group, number)}`,
    geo: geoOf(position),
  };
}
