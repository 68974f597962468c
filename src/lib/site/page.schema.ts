import * as z from 'zod/mini';
import { pictureKeySchema } from '../catalogue/image-key.schema.ts';
import { seoDescriptionSchema, textSchema } from '../text/text.schema.ts';

/**
 * Front matter of a page such as privacy or about. The file's name is its address. One file a page
 * in `src/content/pages`.
 */
export const pageSchema = z.strictObject({
  /** The title at the top and in search results. */
  title: textSchema,
  /** One or two sentences under the title. */
  lead: textSchema,
  /** 120 to 155 characters for search engines. */
  seoDescription: seoDescriptionSchema,
  /** A picture beside the text, such as `VAN/4`. */
  image: z.optional(pictureKeySchema),
  /** The day of its last change. */
  updatedAt: z.iso.date({ error: 'a date such as "2026-11-21"' }),
});

/**
 * Front matter of an article. One file an article in `src/content/articles`; it answers at
 * `/article/{file name}`.
 */
export const articleSchema = z.strictObject({
  /** The title at the top and in search results. */
  title: textSchema,
  /** One or two sentences under the title. */
  lead: textSchema,
  /** 120 to 155 characters for search engines. */
  seoDescription: seoDescriptionSchema,
  /** The day it was first public. */
  publishedAt: z.iso.date({ error: 'a date such as "2026-11-21"' }),
  /** The picture at the top, such as `ELN-A/1`. */
  image: pictureKeySchema,
  /** A picture beside the text, below the map of the way there. */
  secondImage: z.optional(pictureKeySchema),
  /** The day of its last change. */
  updatedAt: z.iso.date({ error: 'a date such as "2026-11-21"' }),
  /** A place code: the page ends with a table of every transfer to that place. */
  routesTo: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'a place code' }))),
});

export type Page = z.infer<typeof pageSchema>;
export type Article = z.infer<typeof articleSchema>;
