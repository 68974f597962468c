import * as z from 'zod/mini';
import { BOOKING_REF_SHAPE } from './booking-ref-shape.schema.ts';

/** A reference of 8 digits and capital letters (specification.md#references). */
export const referenceSchema = z
  .string()
  .check(z.regex(BOOKING_REF_SHAPE, { error: 'eight digits and capital letters' }));
