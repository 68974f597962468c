import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightReport, vitestReport } from '../../tooling/test-report.mjs';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

test('the tests of Vitest are counted one by one, and those that failed are named', () => {
  const results = [
    {
      name: resolve('tests/lib/money/price.test.ts'),
      status: 'failed',
      assertionResults: [{ fullName: 'the price adds up', status: 'failed' }],
    },
    {
      name: resolve('tests/lib/time/day.test.ts'),
      status: 'passed',
      assertionResults: [{ fullName: 'a day ends', status: 'passed' }],
    },
    { name: resolve('tests/broken.test.ts'), status: 'failed', assertionResults: [] },
  ];
  const report = vitestReport(aReport({ numPassedTests: 12, numFailedTests: 3, testResults: results }), 1);
  expect(report).toEqual({
    passed: 12,
    failed: 3,
    failures: ['tests/lib/money/price.test.ts › the price adds up', 'tests/broken.test.ts'],
  });
});

test('a browser test that passes at the second try is named', () => {
  const spec = (title: string, ...statuses: readonly string[]) => ({
    title,
    file: 'cart.spec.ts',
    line: 7,
    tests: statuses.map((status, index) => ({ status, projectName: ['phone', 'desktop'][index] })),
  });
  const suites = [
    {
      title: 'cart.spec.ts',
      specs: [spec('a trip can be taken out', 'expected', 'flaky')],
      suites: [{ title: 'in yen', specs: [spec('the sum adds up', 'unexpected', 'expected')] }],
    },
  ];
  const stats = { expected: 8, unexpected: 1, flaky: 1, skipped: 4 };
  expect(playwrightReport(aReport({ stats, suites }), 1)).toEqual({
    passed: 9,
    failed: 1,
    failures: ['[phone] cart.spec.ts:7 › in yen › the sum adds up'],
    retried: ['[desktop] cart.spec.ts:7 › a trip can be taken out'],
  });
});

test('a run that fails without a failed test counts as one', () => {
  expect(vitestReport(aReport({ numPassedTests: 12, numFailedTests: 0 }), 1)).toMatchObject({ passed: 12, failed: 1 });
  expect(playwrightReport('/nowhere.json', 1)).toMatchObject({ passed: 0, failed: 1 });
});

test('a report is read once', () => {
  const file = aReport({ numPassedTests: 1, numFailedTests: 0 });
  vitestReport(file, 0);
  expect(existsSync(file)).toBe(false);
});

function aReport(content: object): string {
  const file = join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
