import { CommandError, secondsSince } from './command-line.mjs';
import { findNode } from './pinned-node.mjs';
import { setUp } from './setup.mjs';

/** Parts of a group that run in parallel: most use one core, and machines have at least two. */
const CONCURRENCY = 2;

/**
 * Runs the parts of the tests by group, prints a line for each, then `N passed, N failed`. A failed
 * part only stops those that need it.
 *
 * @param {import('./test-suites.mjs').Part[][]} groups parts of a group run in parallel
 * @returns {Promise<number>} the exit code: 1 when anything failed
 */
export async function runParts(groups) {
  const node = await prepare();
  const totals = { passed: 0, failed: 0 };
  const failures = [];
  const failedParts = new Set();
  const runInTurn = async (waiting) => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const outcome = await runPart(part, node, failedParts);
      if (outcome.failed > 0) failedParts.add(part.name);
      totals.passed += outcome.passed;
      totals.failed += outcome.failed;
      failures.push(...(outcome.failures ?? []).map((name) => `${part.name}: ${name}`));
    }
  };
  for (const group of node ? groups : []) {
    const waiting = [...group];
    await Promise.all(Array.from({ length: CONCURRENCY }, () => runInTurn(waiting)));
  }
  if (!node) totals.failed = 1;
  if (failures.length > 0) console.log(list('Failed:', failures));
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
  const { failed, output, failures = [], retried = [] } = outcome;
  // Names first: who reads a log that was cut knows them all the same.
  if (failed > 0) console.log(`${list(`FAIL ${part.name}`, failures)}\n${output}`);
  else console.log(`ok  ${part.name} ${secondsSince(start)}`);
  if (retried.length > 0) console.log(list(`Passed only at the second try (mend these):`, retried));
  return outcome;
}

function list(title, names) {
  return [title, ...names.map((name) => `  - ${name}`)].join('\n');
}

function explain(error) {
  return error instanceof CommandError ? error.message : String(error?.stack ?? error);
}
