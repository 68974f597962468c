import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';
import { pictureKeySchema } from './image-key.schema.ts';

/** Number of pictures in a group (specification.md#image-groups). */
export const PICTURES_PER_GROUP = 5;

/**
 * Five pictures that belong together: `src/assets/images/{group}/{group}{1..5}.webp`. All groups
 * are listed in `src/content/settings/image-groups.yaml`.
 */
export const imageGroupsSchema = z.strictObject({
  /**
   * Alternative texts of the five pictures by group, in order. They describe the content, without
   * "picture of".
   */
  groups: z.record(
    z.string().check(z.regex(/^[A-Z]+(?:-[A-Z])?$/, { error: 'an image group such as "ELN-A"' })),
    z.array(textSchema).check(z.length(PICTURES_PER_GROUP, { error: 'one text for each of the five pictures' })),
  ),
  /**
   * The pictures that are photographs, such as `VAN/2`. All others are marked as illustrations
   * (specification.md#image-groups).
   */
  photographs: z._default(
    z
      .array(pictureKeySchema)
      .check(z.refine((keys) => new Set(keys).size === keys.length, { error: 'each photograph once' })),
    [],
  ),
});

export type ImageGroups = z.infer<typeof imageGroupsSchema>['groups'];
