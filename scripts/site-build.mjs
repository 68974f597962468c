import * as os from 'node:os';
import { runCollected } from './child.mjs';
import { commandFile } from './project.mjs';

const STACK_LINE = /^\s+at .*(:\d+:\d+\)?|\(native\)|<anonymous>\)?)$|^\s*Stack trace:/;

/**
 * Builds the site into `dist`: Astro's pages and endpoints, then compressed copies of them.
 *
 * @param {ReturnType<import('./pinned-node.mjs').findNode>} node
 * @param {(line: string) => void} [onLine] - hears each line of the output, without stacks
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function buildSite(node, onLine = () => {}) {
  const steps = [[commandFile('astro'), 'build'], ['scripts/compress.ts']];
  const outputs = [];
  for (const args of steps) {
    const result = await runCollected(node.path, [...node.flags, ...args], environment(node), withoutStacks(onLine));
    outputs.push(result.output.split('\n').filter(isMessage).join('\n'));
    if (result.code !== 0) return { ok: false, output: outputs.join('\n') };
  }
  return { ok: true, output: outputs.join('\n') };
}

/** The compressor works in Node's thread pool, which has four threads unless told otherwise. */
function environment(node) {
  const cores = os.availableParallelism?.() ?? os.cpus().length;
  return { ...node.env, UV_THREADPOOL_SIZE: String(Math.max(4, cores)) };
}

function withoutStacks(onLine) {
  return (line) => isMessage(line) && onLine(line);
}

function isMessage(line) {
  return !STACK_LINE.test(line);
}
