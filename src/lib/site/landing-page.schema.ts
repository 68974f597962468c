import * as z from 'zod/mini';
import { listingFilterSchema } from '../catalogue/listing-filter.schema.ts';
import { seoDescriptionSchema, slugSchema, textSchema } from '../text/text.schema.ts';

/**
 * A page that shows a filtered set of listings (specification.md#landing-pages).
 * The file's name is the address: `el-nido-to-sabang.yaml` answers at `/el-nido-to-sabang`.
 */
export const landingPageSchema = z.strictObject({
  /** The filter of its listings. */
  filter: listingFilterSchema,
  /** `list` shows cards; `route` also compares ways of travelling by price for 1 to 10 people. */
  layout: z._default(z.enum(['list', 'route']), 'list'),
  /** The page with the same listings that search engines list instead: its file name. */
  canonical: z.optional(slugSchema),
  /** One or two sentences under the title. */
  lead: textSchema,
  /** The shared introduction above the listings (a file name in `src/content/intros`). */
  intro: z.optional(slugSchema),
  /** Paragraphs below the listings, with advice for the choice. */
  body: z._default(z.array(textSchema), []),
  /** Frequent questions with answers. */
  questions: z._default(
    z.array(
      z.strictObject({
        /** A question in a traveller's words. */
        question: textSchema,
        /** The answer, in a few sentences. */
        answer: textSchema,
      }),
    ),
    [],
  ),
  /** 120 to 155 characters for search engines. */
  seoDescription: seoDescriptionSchema,
});

export type LandingPage = z.infer<typeof landingPageSchema>;
