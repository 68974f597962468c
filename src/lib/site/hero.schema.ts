import * as z from 'zod/mini';
import { pictureKeySchema } from '../catalogue/image-key.schema.ts';
import { textSchema } from '../text/text.schema.ts';

/**
 * Titles and hero pictures by path: `src/content/settings/heroes.yaml`
 * (specification.md#titles-and-hero-pictures).
 */
export const heroesSchema = z.strictObject({
  /** Title and picture of each page, by its path: `/private-transfers`. */
  heroes: z.record(
    z.string().check(z.regex(/^\/[a-z0-9/-]*$/, { error: 'a path such as "/private-transfers"' })),
    z.strictObject({
      /** The page's title. Without one, the path in title case. */
      title: z.optional(textSchema),
      /** A picture such as `VAN/5`. Without one, the thumbnail of one of the page's listings. */
      image: z.optional(pictureKeySchema),
    }),
  ),
});

export type Heroes = z.infer<typeof heroesSchema>['heroes'];
