import { commandFile } from './project.mjs';
import { runCollected } from './spawn.mjs';

/** What `tsc` knows of the last check, so that only what changed since is checked again. */
const BUILD_INFO = 'node_modules/.cache/types.tsbuildinfo';

/** Components first: `astro check` also writes the types of the content, which TypeScript reads. */
const COMMANDS = [
  ['astro', 'check', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'],
  ['typescript', '--noEmit', '--incremental', '--tsBuildInfoFile', BUILD_INFO],
];

/**
 * Checks the types of every component, and of all TypeScript and checked JavaScript.
 *
 * @param {ReturnType<import('./pinned-node.mjs').findNode>} node
 * @param {(line: string) => void} [onLine] - hears each line of the output
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function checkTypes(node, onLine = () => {}) {
  const results = [];
  for (const [name, ...args] of COMMANDS) {
    results.push(await runCollected(node.path, [...node.flags, commandFile(name), ...args], node.env, onLine));
  }
  return { ok: results.every(({ code }) => code === 0), output: results.map(({ output }) => output).join('\n') };
}
