import * as os from 'node:os';
import { CommandError, secondsSince } from './command-line.mjs';
import { commandFile } from './project.mjs';
import { runCollected } from './spawn.mjs';

const STACK_LINE = /^\s+at .*(:\d+:\d+\)?|\(native\)|<anonymous>\)?)$|^\s*Stack trace:/;

/**
 * Builds the site into `dist`, or OUTPUT_DIR. Astro writes pages and endpoints, then their
 * compressed copies are made.
 *
 * @param {ReturnType<import('./pinned-node.mjs').findNode>} node
 * @param {(line: string) => void} [onLine] - called with each line of the output, without stacks
 * @returns {Promise<{ ok: boolean, output: string }>} after a failure, `output` is what went wrong
 */
export async function buildSite(node, onLine = () => {}) {
  const steps = [[commandFile('astro'), 'build'], ['build/finish/finish-site.ts']];
  for (const args of steps) {
    const result = await runCollected(node.path, [...node.flags, ...args], environment(node), withoutStacks(onLine));
    if (result.code !== 0) return { ok: false, output: failureIn(result.output) };
  }
  return { ok: true, output: '' };
}

/**
 * Builds the site before something is served, and says how long it took.
 *
 * @param {ReturnType<import('./pinned-node.mjs').findNode>} node
 * @param {string} command - what to run again after a failure: `npm start`
 * @throws CommandError with what went wrong
 */
export async function buildShown(node, command) {
  const start = performance.now();
  console.log('Building the site …');
  const { ok, output } = await buildSite(node);
  if (!ok)
    throw new CommandError(`${output}\n\nThe build failed: repair what is named above, then run "${command}" again.`);
  console.log(`Built in ${secondsSince(start)}.`);
}

/** The output from the first error on. */
function failureIn(output) {
  const lines = output.split('\n').filter(isMessage);
  const first = lines.findIndex((line) => line.includes('[ERROR]'));
  return lines.slice(Math.max(first, 0)).join('\n').trim();
}

/** The environment of a build: the compressor needs more than Node's four pool threads. */
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
