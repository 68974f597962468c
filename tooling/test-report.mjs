import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { inProject } from './project.mjs';

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures the names of tests that failed, each with its file
 * @property {string[]} [retried] the names of tests that passed only when they ran again
 */

/**
 * The counts of Vitest's JSON report, which is deleted so that no later run reads it.
 *
 * @param {string} file
 * @param {number} code - the exit code of the run
 * @returns {Report}
 */
export function vitestReport(file, code) {
  const report = takeReport(file);
  const failures = (report?.testResults ?? []).flatMap(vitestFailures);
  return withFailure({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures }, code);
}

/**
 * The same for Playwright's JSON report; one test in two browser windows counts twice.
 *
 * @param {string} file
 * @param {number} code - the exit code of the run
 * @returns {Report}
 */
export function playwrightReport(file, code) {
  const report = takeReport(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const failures = namesOf(report, 'unexpected');
  return withFailure(
    { passed: expected + flaky, failed: unexpected, failures, retried: namesOf(report, 'flaky') },
    code,
  );
}

/**
 * The counts with one failure more for a run that failed without a failed test. A file may not
 * load, or a server not start.
 */
function withFailure(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** A file that does not load has no tests that could be named. */
function vitestFailures({ name = '', status, assertionResults = [] }) {
  const file = relative(inProject('.'), name);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${file} › ${test.fullName}`);
  return failed.length === 0 && status === 'failed' ? [file] : failed;
}

/** @param {'unexpected' | 'flaky'} status - as Playwright's report calls it */
function namesOf(report, status) {
  const inSuite = (suite, titles) => [
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => `[${projectName}] ${file}:${line} › ${[...titles, title].join(' › ')}`),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
  ];
  // The outermost suites are files, and each spec names its own.
  return (report?.suites ?? []).flatMap((file) => inSuite(file, []));
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
