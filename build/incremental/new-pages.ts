import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';

/** What is rendered of content. */
const PAGE = /\.(?:html|jpg|json)$/;

/**
 * Whether a folder has a page that was written since a moment.
 *
 * @param moment milliseconds since 1970
 */
export function hasPagesSince(folder: string, moment: number): boolean {
  if (!existsSync(folder)) return false;
  return filesBelow(folder).some((name) => PAGE.test(name) && statSync(join(folder, name)).ctimeMs >= moment);
}
