import { PICTURES_PER_GROUP } from '../catalogue/image-group.schema.ts';
import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';

/**
 * A picture of an image group that does not exist.
 *
 * @param picture as in `VAN/2`; its shape has been checked
 */
export function pictureProblem(
  { imageGroups }: ContentLibrary,
  file: string,
  field: string,
  picture: string,
): ContentProblem[] {
  const [group = ''] = picture.split('/');
  return Object.hasOwn(imageGroups.data, group)
    ? []
    : [
        {
          file,
          field,
          found: `"${picture}"`,
          allowed: `a number from 1 to ${PICTURES_PER_GROUP} in one of ${Object.keys(imageGroups.data).join(', ')}`,
        },
      ];
}
