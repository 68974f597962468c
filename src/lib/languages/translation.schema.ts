import * as z from 'zod/mini';

/**
 * Texts of a content file in another language: `PV-PPS-ELN.fr.yaml`, say. They have the structure
 * of the English file beside it, without its facts.
 */
export const translationSchema = z.looseObject({
  translation: z.optional(
    z.strictObject({
      /** The digest of the English texts that were translated: `npm run translations` writes it. */
      source: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/, { error: 'eight digits and letters a to f' }))),
      /** The native speaker who has read it. Without one, it is machine-made. */
      readBy: z.optional(z.string()),
    }),
  ),
});
