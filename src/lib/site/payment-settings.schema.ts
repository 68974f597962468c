import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';

const HOURS = 'whole hours from 1 to 168';

/** How travellers pay where no payment service is connected, and how long unpaid places are kept. */
export const paymentSettingsSchema = z.strictObject({
  /** Unpaid places are kept this many hours, and never beyond the first departure. */
  keepHours: z.int({ error: HOURS }).check(z.gte(1, { error: HOURS }), z.lte(168, { error: HOURS })),
  /** Paying by bank transfer, e-wallet or cash; the operator confirms when the money has come. */
  manual: z.strictObject({
    /** As a traveller chooses it: "Bank transfer, e-wallet or cash". */
    name: textSchema,
    /** What happens after choosing it, in a sentence. */
    description: textSchema,
    /** What to do, one step or way to pay a line. Amount and reference are added. */
    steps: z.array(textSchema).check(z.minLength(1), z.maxLength(8)),
  }),
});

export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;
