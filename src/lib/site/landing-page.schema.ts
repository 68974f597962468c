import * as z from 'zod/mini';
import { listingFilterSchema } from '../catalogue/listing-filter.schema.ts';
import { seoDescriptionSchema, slugSchema, textSchema } from '../text/text.schema.ts';

/**
 * A page that shows a filtered set of listings (specification.md#landing-pages).
 * The file's name is the address: `el-nido-to-sabang.yaml` answers at `/el-nido-to-sabang`.
 */
export const landingPageSchema = z.strictObject({
  /** Which listings it shows. */
  filter: listingFilterSchema,
  /** `list` shows cards; `route` also puts the ways of travelling side by side with a price comparison for 1 to 10 people. */
  layout: z._default(z.enum(['list', 'route']), 'list'),
  /** One or two sentences under the title. */
  lead: textSchema,
  /** The shared introduction above the listings (a file name in `src/content/intros`). */
  intro: z.optional(slugSchema),
  /** Paragraphs below the listings: what a traveller should know before choosing. */
  body: z._default(z.array(textSchema), []),
  /** Questions that travellers ask, with answers. */
  questions: z._default(z.array(z.strictObject({ question: textSchema, answer: textSchema })), []),
  /** 120 to 155 characters for search engines. */
  seoDescription: seoDescriptionSchema,
});

export type LandingPage = z.infer<typeof landingPageSchema>;
