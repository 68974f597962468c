import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { bundleInputs } from '../../../build/incremental/bundle-inputs.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';
import { writeFileBelow } from '../../fixtures/steps/publisher-parts.ts';

const FILES = {
  'src/content/listings/A.yaml': 'base: 150',
  'src/content/pages/about.md': 'About us',
  'src/assets/images/VAN/VAN1.webp': 'a picture',
  'src/lib/money/price.ts': 'export const price = 1;',
  'build/finish/finish-site.ts': 'finish();',
  'public/robots.txt': 'all',
  'package-lock.json': '{}',
  'astro.config.mjs': 'export default {};',
};

function aProject(changes: Readonly<Record<string, string>> = {}): string {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries({ ...FILES, ...changes })) writeFileBelow(join(root, path), text);
  return root;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['a changed price', { 'src/content/listings/A.yaml': 'base: 163' }],
  ['another text', { 'src/content/pages/about.fr.md': 'Nous' }],
])('%s leaves a bundle as it is', (_, changes) => {
  vi.stubEnv('CONTENT_DIR', '/content');
  expect(bundleInputs(aProject(changes))).toBe(bundleInputs(aProject()));
});

test.each([
  'src/assets/images/VAN/VAN1.webp',
  'src/assets/images/VAN/VAN2.webp',
  'src/lib/money/price.ts',
  'build/finish/finish-site.ts',
  'public/robots.txt',
  'package-lock.json',
  'astro.config.mjs',
  '.env',
])('another %s makes another bundle', (path) => {
  vi.stubEnv('CONTENT_DIR', '/content');
  expect(bundleInputs(aProject({ [path]: 'something else' }))).not.toBe(bundleInputs(aProject()));
});

test.each(['PUBLIC_ANALYTICS_URL', 'SITE_URL', 'THINGS_TO_DO_FEED', 'CONTENT_DIR'])(
  'another %s makes another bundle',
  (name) => {
    const root = aProject();
    const before = bundleInputs(root);
    vi.stubEnv(name, '/elsewhere');
    expect(bundleInputs(root)).not.toBe(before);
  },
);
