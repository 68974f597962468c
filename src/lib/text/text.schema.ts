import * as z from 'zod/mini';

/** Text that a person reads: at least one character, no white space around it. */
export const textSchema = z.string().check(
  z.minLength(1),
  z.refine((text) => text === text.trim(), { error: 'text without white space at either end' }),
);

/** A slug such as `puerto-princesa-to-el-nido`: lower-case words joined by hyphens. */
export const slugSchema = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'lower-case words joined by hyphens, as in "el-nido-tour-a"' }),
  );

/** A title for search results and tabs: at most 60 characters, so that no engine cuts it. */
export const seoTitleSchema = textSchema.check(z.maxLength(60, { error: 'a text of at most 60 characters' }));

/** A description for search results: 120 to 155 characters, so that no engine cuts it. */
export const seoDescriptionSchema = textSchema.check(
  z.minLength(120, { error: 'a text of 120 to 155 characters' }),
  z.maxLength(155, { error: 'a text of 120 to 155 characters' }),
);
