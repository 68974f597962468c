import { describe, expect, test } from 'vitest';
import { chunkErrorActionOf, isFailedImport } from '../../../src/lib/navigation/chunk-load-error.ts';

const PAGE = { online: true, unsavedInput: false, crawler: false, mayReload: true };

describe('a script chunk that does not come (specification.md#errors)', () => {
  test.each([
    ['reloads the page', {}, 'reload'],
    ['does not reload in a loop', { mayReload: false }, 'say-failed'],
    ['does not reload while offline', { online: false }, 'say-offline'],
    ['does not reload over something typed', { unsavedInput: true }, 'say-unsaved'],
    ['says that it is offline first', { online: false, unsavedInput: true, mayReload: false }, 'say-offline'],
    ['is nothing to a crawler', { crawler: true, online: false }, 'nothing'],
  ] as const)('%s', (_name, changes, answer) => {
    expect(chunkErrorActionOf({ ...PAGE, ...changes })).toBe(answer);
  });

  test.each([
    'Failed to fetch dynamically imported module: https://site.test/_astro/x.js',
    'error loading dynamically imported module: https://site.test/_astro/x.js',
    'Importing a module script failed.',
  ])('is known by "%s"', (message) => {
    expect(isFailedImport(new TypeError(message))).toBe(true);
  });

  test.each([new Error('x is undefined'), new TypeError('Failed to fetch'), 'Importing a module script failed.', null])(
    'is not %s',
    (error) => {
      expect(isFailedImport(error)).toBe(false);
    },
  );
});
