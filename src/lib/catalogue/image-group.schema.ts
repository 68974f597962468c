import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';

/** How many pictures a group has (specification.md#image-groups). */
export const PICTURES_PER_GROUP = 5;

/** Five pictures that belong together: `src/assets/images/{group}/{group}{1..5}.webp`. All groups stand in `src/content/settings/image-groups.yaml`. */
export const imageGroupsSchema = z.strictObject({
  /** From the group's key to the alternative texts of its five pictures, in order: what they show, without "picture of". */
  groups: z.record(
    z.string().check(z.regex(/^[A-Z]+(?:-[A-Z])?$/, { error: 'an image group such as "ELN-A"' })),
    z.array(textSchema).check(z.length(PICTURES_PER_GROUP, { error: 'one text for each of the five pictures' })),
  ),
});

export type ImageGroups = z.infer<typeof imageGroupsSchema>['groups'];
