import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './project.mjs';

/**
 * Stores which files a check passed with, so that it need not run again on the same files.
 *
 * @param {string} file - path of the stamp inside the project
 * @param {{ sources: string[], generated?: string[] }} inputs - files and folders that the check
 * depends on, as paths inside the project; generated ones are written by the check itself
 * @param {string} [root] - the folder of the project
 */
export function passStamp(file, { sources, generated = [] }, root = ROOT) {
  const stamp = join(root, file);
  const current = () => fingerprint(root, [...sources, ...generated]);
  return {
    /** @returns {boolean} whether it passed with all files as they are now */
    isValid: () => existsSync(stamp) && readFileSync(stamp, 'utf8') === current(),
    /**
     * To be called before the check. A source that changes during the check may not have been read:
     * then nothing is stored.
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

/** The files of a folder at any depth; the file itself for a file; none where it is missing. */
function filesIn(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesIn(root, join(path, name)));
}
