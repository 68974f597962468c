import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesBelow } from './files-below.ts';

/** The folders of what is bundled, and of what decides how. */
const FOLDERS = ['src', 'public', 'build'];
const FILES = /^(?:astro\.config\.mjs|package-lock\.json|tsconfig\.json|\.env.*)$/;
/** What the content layer reads. A build that finds only these changed bundles nothing. */
const TEXT = /^src\/content\/.+\.(?:yaml|md)$/;
/** Settings that the configuration, or bundled code, takes from the environment. */
const SETTING = /^(?:PUBLIC_.*|ANALYTICS_.*|SITE_URL|IMAGE_EFFORT|THINGS_TO_DO_FEED|NODE_ENV)$/;

/** A digest of everything that a bundle is made of, the texts of content left out. */
export function bundleInputs(root: string): string {
  const settings = Object.entries(process.env).filter(([name]) => SETTING.test(name));
  const content = resolve(root, process.env['CONTENT_DIR'] || 'src/content');
  const hash = createHash('sha256').update(JSON.stringify([process.version, content, settings.toSorted()]));
  for (const name of inputNames(root)) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

function inputNames(root: string): readonly string[] {
  const below = FOLDERS.flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`));
  return [
    ...below.filter((name) => !TEXT.test(name)),
    ...readdirSync(root).filter((name) => FILES.test(name)),
  ].toSorted();
}
