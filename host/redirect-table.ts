import { readFileSync } from 'node:fs';
import { languageOfPath } from '../src/lib/languages/localized-path.ts';
import { type RedirectRule, redirectTableSchema } from '../src/lib/navigation/redirect-rule.schema.ts';
import { fileVersion } from '../src/server/config/file-version.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import { perTurn } from './per-turn.ts';

/** Returns the rules that may apply to a path, without looking at all others. */
export type RedirectTable = (path: string) => readonly RedirectRule[];

/**
 * Reads the redirect rules that the build wrote, and again when another build replaces them.
 * Without the file there are none; during a build, or with a broken file, the last good ones hold.
 *
 * @throws StartupError when the file is not what the build writes
 */
export function readRedirectTable(file: string): RedirectTable {
  const currentVersion = perTurn(() => fileVersion(file));
  let version = fileVersion(file);
  let table = readTable(file);
  return (path) => {
    const now = currentVersion();
    if (now !== '' && now !== version) {
      try {
        table = readTable(file);
        version = now;
      } catch {
        // Half written: the next request looks again.
      }
    }
    return table(path);
  };
}

function readTable(file: string): RedirectTable {
  const text = readIfPresent(file);
  return toTable(text === null ? [] : parse(text, file));
}

function toTable(rules: readonly RedirectRule[]): RedirectTable {
  const byPath = Map.groupBy(rules, ({ from }) => from);
  // Editors write `/café`, browsers send `/caf%C3%A9`.
  const rulesOf = (path: string) => byPath.get(path) ?? byPath.get(decodeURI(path)) ?? [];
  return (path) => {
    const english = languageOfPath(path).path;
    return english === path ? rulesOf(path) : [...rulesOf(path), ...rulesOf(english)];
  };
}

function parse(text: string, file: string): RedirectRule[] {
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
