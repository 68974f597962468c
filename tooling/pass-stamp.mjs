import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './project.mjs';

/**
 * Remembers what a check has read when it passed, so that it need not run again on the very same files.
 *
 * @param {string} file - where that is written, as a path inside the project
 * @param {{ sources: string[], generated?: string[] }} inputs - files and folders that the check depends on, as paths inside the
 *   project; generated ones are written by the check itself
 * @param {string} [root] - the folder of the project
 */
export function passStamp(file, { sources, generated = [] }, root = ROOT) {
  const stamp = join(root, file);
  const current = () => fingerprint(root, [...sources, ...generated]);
  return {
    /** @returns {boolean} whether it passed with all files as they are now */
    isValid: () => existsSync(stamp) && readFileSync(stamp, 'utf8') === current(),
    /**
     * To be called before the check. A source that is saved while the check runs may not have been read: then nothing is remembered.
     *
     * @returns {(hasPassed: boolean) => void} to be called after it
     */
    start() {
      const before = fingerprint(root, sources);
      return (hasPassed) => {
        rmSync(stamp, { force: true });
        if (!hasPassed || fingerprint(root, sources) !== before) return;
        mkdirSync(dirname(stamp), { recursive: true });
        writeFileSync(stamp, current());
      };
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
