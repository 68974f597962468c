import * as z from 'zod/mini';

/** Upper limit of amounts, low enough for exact arithmetic: see service-amount.ts. */
const MAX_AMOUNT = 999_999_999_999;

/** An id of another company: printable, without spaces, and of limited length. */
export const serviceIdSchema = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));

/** An amount in the service's own unit, above zero. */
export const serviceAmountSchema = z.int().check(z.positive(), z.lte(MAX_AMOUNT));

/** A currency in any letters, as capitals. */
export const serviceCurrencySchema = z.pipe(
  z.string().check(z.regex(/^[a-z]{3}$/i)),
  z.transform((currency: string) => currency.toUpperCase()),
);

/** Whether an error means that a message has another form than its service documents. */
export function isFormError(error: unknown): error is Error {
  return error instanceof z.core.$ZodError || error instanceof SyntaxError;
}

/** Parses the JSON of a message. @throws SyntaxError for anything else, also for invalid UTF-8 */
export function parseMessage(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new SyntaxError('no JSON');
  }
}

/** Returns what `read` returns, or why the message is invalid. */
export function readMessage<Said>(read: () => Said): Said | { readonly kind: 'malformed'; readonly why: string } {
  try {
    return read();
  } catch (error) {
    if (!isFormError(error)) throw error;
    return { kind: 'malformed', why: error.message };
  }
}
