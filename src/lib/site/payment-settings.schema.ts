import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';

const HOURS = 'whole hours from 1 to 168';

/** Payment without a service, and the time for which unpaid places are reserved. */
export const paymentSettingsSchema = z.strictObject({
  /** Hours for which unpaid places are reserved, never beyond the first departure. */
  keepHours: z.int({ error: HOURS }).check(z.gte(1, { error: HOURS }), z.lte(168, { error: HOURS })),
  /** Paying by bank transfer, e-wallet or cash; the operator confirms when the money has come. */
  manual: z.strictObject({
    /** The name for travellers: "Bank transfer, e-wallet or cash". */
    name: textSchema,
    /** The next step after choosing it, in a sentence. */
    description: textSchema,
    /** The steps, a line each. Amount and reference are added. */
    steps: z.array(textSchema).check(z.minLength(1), z.maxLength(8)),
  }),
});

export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;
