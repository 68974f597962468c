import { type LastReload, mayReload, parseLastReload } from '../../lib/navigation/reload-guard.ts';

const KEY = 'last-reload.1';

function read(): LastReload | null {
  try {
    return parseLastReload(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Records a reload of this page by the program.
 *
 * @returns false when the guard or the browser forbids: what cannot be remembered could reload for
 * ever
 */
export function recordReload(path: string, now: number): boolean {
  if (!mayReload(read(), path, now)) return false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, at: now } satisfies LastReload));
  } catch {
    return false;
  }
  return read()?.at === now;
}
