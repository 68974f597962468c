import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program to its end and shows its output. Signals are passed on to it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<number>} its exit code
 */
export function runShown(program, args, env = process.env) {
  const child = spawn(program, args, { cwd: ROOT, env, stdio: 'inherit' });
  return waitForExit(child);
}

/**
 * Runs a program to its end and collects its output.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @param {(line: string) => void} [onLine] - called with each line
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runCollected(program, args, env = process.env, onLine = () => {}) {
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = [];
  const collect = (line) => {
    lines.push(line);
    onLine(line);
  };
  eachLine(child.stdout, collect);
  eachLine(child.stderr, collect);
  return { code: await waitForExit(child), output: lines.join('\n') };
}

/** @returns {Promise<number>} */
function waitForExit(child) {
  const forward = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, forward);
  });
}

function eachLine(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop();
    lines.forEach(onLine);
  });
  stream.on('end', () => rest && onLine(rest));
}
