import { describe, expect, test } from 'vitest';
import { titleCase } from '../../../src/lib/text/title-case.ts';

describe('a path in title case (specification.md#titles-and-hero-pictures)', () => {
  test.each([
    ['/transportation-options', 'Transportation Options'],
    ['/puerto-princesa-to-el-nido', 'Puerto Princesa To El Nido'],
    ['/el-nido-island-hopping-tour-a', 'El Nido Island Hopping Tour A'],
    ['/article/how-to-get-to-el-nido', 'Article How To Get To El Nido'],
    ['/tours/', 'Tours'],
    ['//tours--and___transfers//', 'Tours And Transfers'],
    ['  honda   bay ', 'Honda Bay'],
    ['EL-NIDO', 'El Nido'],
    ['3-day-package', '3 Day Package'],
    ['île-de-palawan', 'Île De Palawan'],
    ['a\tb\nc', 'A B C'],
    ['/', ''],
    ['', ''],
    ['---', ''],
  ])('%j is %j', (path, title) => {
    expect(titleCase(path)).toBe(title);
  });

  test('stays as it is once made', () => {
    expect(titleCase(titleCase('/puerto-princesa-to-port-barton'))).toBe('Puerto Princesa To Port Barton');
  });
});

describe('utility messages (specification.md#internal-checks)', () => {
  test.each([null, undefined, 42, true, {}, ['tours'], Symbol('tours')])("'Input must be a string': %s", (input) => {
    expect(() => titleCase(input as never)).toThrow(new TypeError('Input must be a string'));
  });
});
