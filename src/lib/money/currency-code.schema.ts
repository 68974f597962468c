import * as z from 'zod/mini';

/** An ISO 4217 code with its own error message (specification.md#internal-checks). */
export const currencyCodeSchema = z
  .string()
  .check(z.regex(/^[A-Z]{3}$/, { error: 'Currency must be a 3-character string' }));
