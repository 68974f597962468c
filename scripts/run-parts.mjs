import { CommandError, secondsSince } from './command-line.mjs';
import { findNode } from './pinned-node.mjs';
import { setUp } from './setup.mjs';

/**
 * Runs the parts of the tests one after another and prints a line for each, then `N passed, N failed`.
 * A part that fails does not stop the others, except those that need it.
 *
 * @param {import('./parts.mjs').Part[]} parts
 * @returns {Promise<number>} the exit code: 1 when anything failed
 */
export async function runParts(parts) {
  const node = await prepare();
  const totals = { passed: 0, failed: 0 };
  const failedParts = new Set();
  for (const part of node ? parts : []) {
    const outcome = await runPart(part, node, failedParts);
    if (outcome.failed > 0) failedParts.add(part.name);
    totals.passed += outcome.passed;
    totals.failed += outcome.failed;
  }
  if (!node) totals.failed = 1;
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed > 0 ? 1 : 0;
}

/** Installs what is missing. Without it no part can run. */
async function prepare() {
  try {
    await setUp();
    return findNode();
  } catch (error) {
    console.log(`${explain(error)}\nFAIL setup`);
    return null;
  }
}

async function runPart(part, node, failedParts) {
  const missing = (part.needs ?? []).filter((name) => failedParts.has(name));
  if (missing.length > 0) {
    console.log(`FAIL ${part.name} (needs ${missing.join(' and ')})`);
    return { passed: 0, failed: 1 };
  }
  const start = performance.now();
  const outcome = await part.run(node).catch((error) => ({ passed: 0, failed: 1, output: explain(error) }));
  if (outcome.failed > 0) console.log(`FAIL ${part.name}\n${outcome.output}`);
  else console.log(`ok  ${part.name} ${secondsSince(start)}`);
  return outcome;
}

function explain(error) {
  return error instanceof CommandError ? error.message : String(error?.stack ?? error);
}
