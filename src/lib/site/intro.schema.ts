import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';

/**
 * An introduction that landing pages share (specification.md#introduction-to-private-transfers).
 * One file each in `src/content/intros`.
 */
export const introSchema = z.strictObject({
  /** The heading above it. */
  heading: textSchema,
  /** Its paragraphs, in order. */
  paragraphs: z.array(textSchema).check(z.minLength(1)),
  /** Lists under a small heading each, such as the served routes. */
  lists: z.array(
    z.strictObject({
      /** The small heading of the list. */
      title: textSchema,
      /** The entries of the list. */
      items: z.array(textSchema).check(z.minLength(1)),
    }),
  ),
  /** An invitation to ask for something special. A contact link follows it. */
  invitation: textSchema,
});

export type Intro = z.infer<typeof introSchema>;
