import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from '../../tooling/test-report.mjs';
import { temporaryFolder } from '../fixtures/dist-folder.ts';

test('the tests of Vitest are counted one by one', () => {
  const file = aReport({ numPassedTests: 12, numFailedTests: 3 });
  expect(vitestCounts(file, 1)).toEqual({ passed: 12, failed: 3 });
});

test('a flaky browser test counts as failed', () => {
  const file = aReport({ stats: { expected: 8, unexpected: 1, flaky: 2, skipped: 4 } });
  expect(playwrightCounts(file, 1)).toEqual({ passed: 8, failed: 3 });
});

test('a run that fails without a failed test counts as one', () => {
  expect(vitestCounts(aReport({ numPassedTests: 12, numFailedTests: 0 }), 1)).toEqual({ passed: 12, failed: 1 });
  expect(playwrightCounts('/nowhere.json', 1)).toEqual({ passed: 0, failed: 1 });
});

test('a report is read once', () => {
  const file = aReport({ numPassedTests: 1, numFailedTests: 0 });
  vitestCounts(file, 0);
  expect(existsSync(file)).toBe(false);
});

function aReport(content: object): string {
  const file = join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
