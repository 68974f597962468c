import * as z from 'zod/mini';
import { toSingleLine } from './plain-text.schema.ts';

/**
 * Somebody's name as it is seen, in any script: at least one letter, so that nobody is without a name on a manifest.
 *
 * @param what how the field is called: `the full name`
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
