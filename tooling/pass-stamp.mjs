import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './project.mjs';

/**
 * Remembers what a check has read when it passed, so that it need not run again on the very same files.
 *
 * @param {string} file - where that is written, as a path inside the project
 * @param {string[]} inputs - files and folders that the check depends on, as paths inside the project
 * @param {string} [root] - the folder of the project
 */
export function passStamp(file, inputs, root = ROOT) {
  const stamp = join(root, file);
  return {
    /** @returns {boolean} whether it passed with all files as they are now */
    isValid: () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, inputs),
    /** @param {boolean} hasPassed */
    record(hasPassed) {
      if (!hasPassed) return rmSync(stamp, { force: true });
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, fingerprint(root, inputs));
    },
  };
}

function fingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesIn(root, input)).sort()) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** A folder's files, however deep; the file itself where it is one; none where there is nothing. */
function filesIn(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesIn(root, join(path, name)));
}
