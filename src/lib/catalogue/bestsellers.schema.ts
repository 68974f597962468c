import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';

/**
 * The bestsellers block: `src/content/settings/bestsellers.yaml` (specification.md#bestsellers).
 */
export const bestsellersSchema = z.strictObject({
  /** Codes of listings. Six of them are shown. */
  codes: z.array(textSchema).check(z.minLength(1)),
});
