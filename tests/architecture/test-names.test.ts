import { describe, expect, test } from 'vitest';
import { parseSource } from './source-file.ts';
import { testNameViolations } from './test-names.ts';

const violations = (text: string) => testNameViolations(parseSource('tests/lib/a.test.ts', text));

describe('the checker of test names (CONTRIBUTING.md#rules)', () => {
  test.each([
    ['a name of two words', "test('wrong fields', () => {});"],
    ['a name of a placeholder alone', "test.each(ROWS)('%s', () => {});"],
    ['a row without a verb', "test.each([['a flight alone', 1]] as const)('%s', () => {});"],
    ['a group and a title without a verb', "describe('a cart', () => { test('without a trip', () => {}); });"],
    ['a fragment below a sentence', "describe('a save is silent', () => { test.each(ROWS)('after %s', () => {}); });"],
    ['a template without a verb', `test(\`a trip of \${days} before noon\`, () => {});`],
    ['a fragment of a browser test', "test('the menu on a small screen', async ({ page }) => {});"],
    ['a fragment on both databases', "describeOnBothDatabases('a cart', () => { test('one booking', () => {}); });"],
  ])('finds %s', (_what, text) => {
    expect(violations(text)).toHaveLength(1);
  });

  test('finds each row, and says why it was refused', () => {
    const text = "describe('a cart', () => { test.each([['is empty'], ['on paper']])('%s', () => {}); });";
    expect(violations(text)).toEqual(['tests/lib/a.test.ts: "a cart > on paper" has no verb']);
  });

  test.each([
    ['a sentence', "test('a booking is made once', () => {});"],
    ['a sentence that its group begins', "describe('a cart', () => { test('is empty', () => {}); });"],
    ['a plural group', "describe('buttons of cards', () => { test('remove it again', () => {}); });"],
    ['a verb in a row', "test.each([['is kept', 1]])('a payment that came late %s', () => {});"],
    ['a title that is continued', "describe('a trip', () => { test('of two days covers both', () => {}); });"],
    ['a condition under which tests are skipped', "test.skip(({ isMobile }) => isMobile, 'no hover');"],
    ['a call of something else', "testData('fields', () => {});"],
  ])('lets %s be', (_what, text) => {
    expect(violations(text)).toEqual([]);
  });
});
