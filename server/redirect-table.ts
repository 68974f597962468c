import { readFileSync } from 'node:fs';
import type { RedirectRule } from '../src/lib/redirects/redirect-rule.schema.ts';
import { redirectTableSchema } from '../src/lib/redirects/redirect-rule.schema.ts';
import { StartupError } from '../src/lib/server/startup-error.ts';

/**
 * Reads the redirect rules that the build wrote. No file means no rules.
 *
 * @throws StartupError when the file is not what the build writes
 */
export function readRedirectTable(file: string): readonly RedirectRule[] {
  const text = readIfPresent(file);
  if (text === null) return [];
  try {
    return redirectTableSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartupError(`${file} is not a list of {from, to, status}: build again.`, { cause });
  }
}

function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
