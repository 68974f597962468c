import * as z from 'zod/mini';

/** More than any service takes in any currency, and few enough digits to be counted exactly: see service-amount.ts. */
const MAX_AMOUNT = 999_999_999_999;

/** An id of another company: printable, without spaces, and short enough to be kept. */
export const serviceIdSchema = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));

/** An amount in the service's own unit, above zero. */
export const serviceAmountSchema = z.int().check(z.positive(), z.lte(MAX_AMOUNT));

/** A currency in any letters, as capitals. */
export const serviceCurrencySchema = z.pipe(
  z.string().check(z.regex(/^[a-z]{3}$/i)),
  z.transform((currency: string) => currency.toUpperCase()),
);

/** Whether an error says that a message, or an answer, has another form than its service documents. */
export function isFormError(error: unknown): error is Error {
  return error instanceof z.core.$ZodError || error instanceof SyntaxError;
}

/** The JSON in the bytes of a message. @throws SyntaxError for anything else, also for bytes that are no UTF-8 */
export function parseMessage(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new SyntaxError('no JSON');
  }
}

/** What reading a message gives, or why it makes no sense. */
export function readMessage<Said>(read: () => Said): Said | { readonly kind: 'malformed'; readonly why: string } {
  try {
    return read();
  } catch (error) {
    if (!isFormError(error)) throw error;
    return { kind: 'malformed', why: error.message };
  }
}
