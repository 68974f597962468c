import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const urlOf = (folder: string) => pathToFileURL(join(folder, 'client/')).href;
const moduleWith = (folder: string) => `export const outDir = new URL("${urlOf(folder)}");`;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What becomes of the code of a module in a build into a folder. */
async function transformed(outputDir: string, code: string, id = '\0astro:assets') {
  vi.stubEnv('OUTPUT_DIR', outputDir);
  const { stableOutput } = await import('../../../build/plugins/stable-output.ts');
  const { transform } = stableOutput();
  return (transform as (code: string, id: string) => { code: string } | null)(code, id);
}

test('the module of pictures has the same text in a build into another folder', async () => {
  const release = join(ROOT, 'releases/20261127');
  const result = await transformed(release, moduleWith(release));
  expect(result?.code).toBe(moduleWith(join(ROOT, 'dist')));
});

test('a build into the usual folder leaves it, and every build leaves other modules', async () => {
  expect(await transformed('', moduleWith(join(ROOT, 'dist')))).toBeNull();
  const release = join(ROOT, 'releases/20261127');
  expect(await transformed(release, moduleWith(release), '/src/pages/index.astro')).toBeNull();
});
