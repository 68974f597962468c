import * as z from 'zod/mini';
import { draftSchema, languageSchema } from './editor.contract.ts';

/** Renders a page with a draft, for the frame beside the form. */
export const previewContract = {
  method: 'POST',
  path: '/api/desk/content/preview',
  request: z.strictObject({ draft: draftSchema, language: languageSchema }),
  response: z.strictObject({
    /** The page that shows the file; null for what has none. */
    address: z.nullable(z.string()),
    /** The document, without anything that runs; null without a page. */
    html: z.nullable(z.string()),
    /** Why there is none: what Astro says. */
    problem: z.nullable(z.string()),
  }),
} as const;

/** The pictures of the preview are under it. */
export const PREVIEW_FILES_PATH = '/api/desk/content/preview/';

const pictureSchema = z.strictObject({
  /** As fields name it: `VAN/3`. */
  key: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  isPhotograph: z.boolean(),
});

/** Lists all pictures. */
export const picturesContract = {
  method: 'GET',
  path: '/api/desk/content/pictures',
  response: z.strictObject({ pictures: z.array(pictureSchema) }),
} as const;

/** A small copy of a picture: `?key=VAN/3`. */
export const PICTURE_PATH = '/api/desk/content/picture';

/** The key of a picture: its group, and its number in it. */
export const PICTURE_KEY = /^[A-Z]+(?:-[A-Z])?\/[1-5]$/;

export const MIN_ALT_LENGTH = 5;
export const MAX_ALT_LENGTH = 200;

/** The largest file that is taken as a picture. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/**
 * Replaces a picture, or adds a group. The body is the picture's file; it is cropped, made smaller
 * and written anew.
 */
export const uploadPictureContract = {
  method: 'PUT',
  path: '/api/desk/content/picture',
  query: z.strictObject({
    key: z.string().check(z.regex(PICTURE_KEY, { error: 'a picture such as "VAN/3"' })),
    alt: z.string().check(z.minLength(MIN_ALT_LENGTH), z.maxLength(MAX_ALT_LENGTH)),
    isPhotograph: z.enum(['yes', 'no']),
    /** The part that is taken, in hundredths of the picture: `x,y,width,height`. */
    crop: z.optional(z.string().check(z.regex(/^(?:\d{1,3}(?:\.\d+)?,){3}\d{1,3}(?:\.\d+)?$/))),
  }),
  response: pictureSchema,
} as const;

export type Preview = z.infer<typeof previewContract.response>;
export type Picture = z.infer<typeof pictureSchema>;
