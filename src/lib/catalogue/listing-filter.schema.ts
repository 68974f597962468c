import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';
import { listingTypeSchema } from './listing-type.schema.ts';
import { placeCodeSchema } from './place.schema.ts';

/**
 * Which listings a landing page shows or a fee applies to (specification.md#landing-pages).
 * All given conditions must hold; an empty filter matches every listing. Codes are compared case-sensitively.
 */
export const listingFilterSchema = z.strictObject({
  /** The code contains every one of these. */
  codeContains: z.optional(z.array(textSchema).check(z.minLength(1))),
  /** The code contains none of these. */
  codeExcludes: z.optional(z.array(textSchema).check(z.minLength(1))),
  /** The type is one of these. */
  types: z.optional(z.array(listingTypeSchema).check(z.minLength(1))),
  /** The type is none of these. */
  excludeTypes: z.optional(z.array(listingTypeSchema).check(z.minLength(1))),
  /** It starts here. */
  origin: z.optional(placeCodeSchema),
  /** It ends here. */
  destination: z.optional(placeCodeSchema),
});

export type ListingFilter = z.infer<typeof listingFilterSchema>;
