import * as z from 'zod/mini';

/** The id of a way to pay: `manual`, `stripe`, `paymongo`. */
export const paymentMethodIdSchema = z.string().check(z.regex(/^[a-z]{2,20}$/, { error: 'the id of a way to pay' }));
