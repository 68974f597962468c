import * as z from 'zod/mini';
import { toSingleLine } from './plain-text.schema.ts';

/**
 * A name in any script, with at least one letter.
 *
 * @param what the name of the field: `the full name`
 */
export function personNameSchema(what: string) {
  const length = `${what}, 2 to 100 characters`;
  return z.string().check(
    z.overwrite(toSingleLine),
    z.minLength(2, { error: length }),
    z.maxLength(100, { error: length }),
    z.refine((text) => text.length < 2 || (/\p{L}/u.test(text) && !/[<>]/.test(text)), {
      error: `${what} in plain letters`,
    }),
  );
}
