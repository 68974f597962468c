import { readFileSync, rmSync } from 'node:fs';

/**
 * The individual tests that Vitest's JSON report counts. The report is deleted, so that no later run reads it as its own.
 *
 * @param {string} file
 * @param {number} code - the exit code of the run
 */
export function vitestCounts(file, code) {
  const report = takeReport(file);
  return honest({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, code);
}

/**
 * The same for Playwright's JSON report; one test in two browser windows counts twice.
 *
 * @param {string} file
 * @param {number} code - the exit code of the run
 */
export function playwrightCounts(file, code) {
  const stats = takeReport(file)?.stats;
  return honest({ passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }, code);
}

/** A run that failed without a failed test (a file that does not load, a server that does not start) counts as one. */
function honest(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function takeReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return report;
  } catch {
    return null;
  }
}
