import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runParts } from '../../tooling/run-suites.mjs';
import type { Outcome, Part } from '../../tooling/test-suites.mjs';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('parts that pass take one line each, and the counts come last', async () => {
  const code = await runParts([[aPart('lint', { passed: 1 }), aPart('unit', { passed: 40 })]]);
  expect(code).toBe(0);
  expect(printed).toEqual([
    expect.stringMatching(/^ok {2}lint \d+\.\ds$/),
    expect.stringMatching(/^ok {2}unit \d+\.\ds$/),
    '41 passed, 0 failed',
  ]);
});

test('a part that fails shows its output, and the others still run', async () => {
  const code = await runParts([[aPart('lint', { failed: 1, output: 'a.ts: no' })], [aPart('unit', { passed: 40 })]]);
  expect(code).toBe(1);
  expect(printed).toEqual(['FAIL lint\na.ts: no', expect.stringMatching(/^ok {2}unit/), '40 passed, 1 failed']);
});

test('what failed is named before the output of its part and again at the end, also when it passed at a second try', async () => {
  const failures = ['cart.test.ts › the sum adds up'];
  const retried = ['[phone] links.spec.ts:3 › every link leads somewhere'];
  await runParts([[aPart('unit', { failed: 1, failures, output: 'long' }), aPart('e2e', { passed: 2, retried })]]);
  expect(printed).toEqual([
    'FAIL unit\n  - cart.test.ts › the sum adds up\nlong',
    expect.stringMatching(/^ok {2}e2e/),
    'Passed only at the second try (mend these):\n  - [phone] links.spec.ts:3 › every link leads somewhere',
    'Failed:\n  - unit: cart.test.ts › the sum adds up',
    '2 passed, 1 failed',
  ]);
});

test('a part does not run when one that it needs has failed', async () => {
  const needy: Part = { ...aPart('e2e', { passed: 9 }), needs: ['build'] };
  await runParts([[aPart('build', { failed: 1 })], [needy]]);
  expect(printed.slice(1)).toEqual(['FAIL e2e (needs build)', '0 passed, 2 failed']);
});

test('two parts of a group run at once, and the next group waits for both', async () => {
  const running: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = (name: string): Part => ({
    name,
    run: async () => {
      running.push(name);
      if (running.length === 2) resolve();
      await promise;
      return { passed: 1, failed: 0, output: '' };
    },
  });
  await runParts([[waiting('types'), waiting('unit')], [waiting('build')]]);
  expect(running).toEqual(['types', 'unit', 'build']);
});

test('a part that breaks counts as failed', async () => {
  const broken: Part = { name: 'unit', run: () => Promise.reject(new Error('no such program')) };
  await runParts([[broken]]);
  expect(printed[0]).toContain('FAIL unit\nError: no such program');
  expect(printed[1]).toBe('0 passed, 1 failed');
});

function aPart(name: string, outcome: Partial<Outcome>): Part {
  return { name, run: () => Promise.resolve({ passed: 0, failed: 0, output: '', ...outcome }) };
}
