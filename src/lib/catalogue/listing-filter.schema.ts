import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';
import { listingTypeSchema } from './listing-type.schema.ts';
import { placeCodeSchema } from './place.schema.ts';

/**
 * Conditions on the listings of a landing page or fee (specification.md#landing-pages). All
 * conditions must be met; an empty filter matches every listing. Codes are compared
 * case-sensitively.
 */
export const listingFilterSchema = z.strictObject({
  /** The code contains every one of these. */
  codeContains: z.optional(z.array(textSchema).check(z.minLength(1))),
  /** Texts that the code must not contain. */
  codeExcludes: z.optional(z.array(textSchema).check(z.minLength(1))),
  /** The type is one of these. */
  types: z.optional(z.array(listingTypeSchema).check(z.minLength(1))),
  /** Types that are excluded. */
  excludeTypes: z.optional(z.array(listingTypeSchema).check(z.minLength(1))),
  /** The place code of the start. */
  origin: z.optional(placeCodeSchema),
  /** The place code of the end. */
  destination: z.optional(placeCodeSchema),
});

export type ListingFilter = z.infer<typeof listingFilterSchema>;
