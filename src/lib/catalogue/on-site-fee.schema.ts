import * as z from 'zod/mini';
import { slugSchema, textSchema } from '../text/text.schema.ts';
import { listingFilterSchema } from './listing-filter.schema.ts';

/**
 * Money paid in pesos on the spot, never part of a price (specification.md#on-site-fees). One file
 * a fee in `src/content/fees`.
 */
export const onSiteFeeSchema = z.strictObject({
  /** A key that never changes, as its file is called. */
  id: slugSchema,
  /** The name of the fee where it is paid. */
  name: textSchema,
  /** Whole Philippine pesos. */
  amountPhp: z.int().check(z.positive({ error: 'a fee above 0 pesos' })),
  /** The unit that the amount is charged for. */
  per: z.enum(['person', 'item']),
  /** True where travellers may do without, such as a kayak. */
  optional: z.boolean(),
  /** Why it is charged and where it is paid. */
  purpose: textSchema,
  /** Filters of the listings that it applies to: any of them. */
  appliesTo: z.array(listingFilterSchema).check(z.minLength(1)),
});

export type OnSiteFee = z.infer<typeof onSiteFeeSchema>;
