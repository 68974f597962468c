import { passStamp } from './pass-stamp.mjs';
import { commandFile } from './project.mjs';
import { runCollected } from './spawn.mjs';

/** The state of the last `tsc`, so that only changed files are checked again. */
const BUILD_INFO = 'node_modules/.cache/types.tsbuildinfo';

/** Checks components and writes the types of the content, which TypeScript reads. */
const COMPONENTS = ['astro', 'check', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'];

const MODULES = ['typescript', '--noEmit', '--incremental', '--tsBuildInfoFile', BUILD_INFO];

/** Everything that the types of components follow from; Astro writes those in `.astro`. */
const COMPONENT_INPUTS = {
  sources: [
    'src',
    'build',
    'astro.config.mjs',
    'tsconfig.json',
    'tsconfig.astro.json',
    'package.json',
    'package-lock.json',
  ],
  generated: ['.astro/types.d.ts', '.astro/content.d.ts', '.astro/fonts.d.ts'],
};

/**
 * Checks the types of every component, and of all TypeScript and checked JavaScript. Components are
 * skipped when they passed with the same files.
 *
 * @param {ReturnType<import('./pinned-node.mjs').findNode>} node
 * @param {(line: string) => void} [onLine] - called with each line of the output
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function checkTypes(node, onLine = () => {}) {
  const run = ([name, ...args]) =>
    runCollected(node.path, [...node.flags, commandFile(name), ...args], node.env, onLine);
  const stamp = passStamp('node_modules/.cache/components-checked', COMPONENT_INPUTS);
  const results = [];
  if (!stamp.isValid()) {
    const record = stamp.start();
    const components = await run(COMPONENTS);
    record(components.code === 0);
    results.push(components);
  }
  results.push(await run(MODULES));
  return { ok: results.every(({ code }) => code === 0), output: results.map(({ output }) => output).join('\n') };
}
