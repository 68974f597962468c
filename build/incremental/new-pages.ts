import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is rendered of content. */
const PAGE = /\.(?:html|jpg|json)$/;

/**
 * Whether a folder has a page that was written since a moment.
 *
 * @param moment milliseconds since 1970
 */
export function hasPagesSince(folder: string, moment: number): boolean {
  if (!existsSync(folder)) return false;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.some(({ name, parentPath }) => PAGE.test(name) && statSync(join(parentPath, name)).ctimeMs >= moment);
}
