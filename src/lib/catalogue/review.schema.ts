import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';

/** A review by a traveller (specification.md#reviews). */
export const reviewSchema = z.strictObject({
  /** First name and, at most, an initial. */
  author: textSchema,
  /** The date as written, in the review's language: "March 4, 2026". */
  revDate: textSchema,
  /** The title that the traveller gave it. */
  reviewTitle: textSchema,
  /** 1 to 5 stars. */
  reviewRating: z.int().check(z.gte(1, { error: '1 to 5 stars' }), z.lte(5, { error: '1 to 5 stars' })),
  /** The text. Long ones are folded on the page. */
  reviewContent: textSchema,
  /** The path of a portrait such as `/people/ana.webp`, or empty for initials. */
  avatar: z._default(
    z.string().check(z.regex(/^(?:\/(?!\/)[\w./-]+)?$/, { error: 'a path on this site, or empty' })),
    '',
  ),
  /** The code of the listing it is about, where that is known. */
  listingCode: z.optional(textSchema),
  /**
   * True for a sample text that no traveller wrote. Shown as "Sample review", never in structured
   * data.
   */
  sample: z._default(z.boolean(), false),
});

/**
 * All reviews of one language. One file a language in `src/content/reviews`, named by its tag:
 * `en.yaml`.
 */
export const reviewFileSchema = z.strictObject({
  /** The language tag, as in `en` or `de`. */
  lang: z.string().check(z.regex(/^[a-z]{2,3}$/, { error: 'a language tag, as in "en"' })),
  /** What travellers wrote, in this language. */
  reviews: z.array(reviewSchema).check(z.minLength(1)),
});

export type ReviewFile = z.infer<typeof reviewFileSchema>;
export type Review = z.infer<typeof reviewSchema> & { lang: string };
