import { createHash } from 'node:crypto';
import { filesDigest } from './files-digest.ts';
import { isNoted } from './noted-digest.ts';

const SEAL = 'code-seal';

/** What the scripts of the pages are made from; settings that are put into them come from the environment too. */
const CODE = ['src/**/*.{ts,tsx,astro,css}', 'package-lock.json', '.env*'];

function settingsDigest(environment: NodeJS.ProcessEnv): string {
  const settings = Object.entries(environment).filter(([name]) => name.startsWith('PUBLIC_'));
  return createHash('sha256').update(JSON.stringify(settings.toSorted())).digest('hex').slice(0, 16);
}

/**
 * Whether the code has changed since the last build. Astro compares what renders a page, not the scripts that run in it.
 *
 * @param cache where it is noted
 */
export function hasChangedCode(root: string, cache: string, environment: NodeJS.ProcessEnv = process.env): boolean {
  return !isNoted(cache, SEAL, filesDigest(CODE, root) + settingsDigest(environment));
}
