import { describe, expect, test } from 'vitest';
import { type OfflineList, offlineListText, parseOfflineList } from '../../../src/lib/offline/precache-list.ts';
import { aFile, aPage } from '../../fixtures/builders/an-offline-file.ts';

const LIST: OfflineList = {
  build: 'abc',
  files: [aFile('/_astro/app.1a2b3c4d.js'), aPage('/tours')],
  rest: { path: '/_astro/offline.rest.json', revision: 'r2', bytes: 5 },
};

describe('the list of what can be saved', () => {
  test('is read as it was written', () => {
    expect(parseOfflineList(offlineListText(LIST))).toEqual(LIST);
  });

  test('may hold everything', () => {
    const whole = { ...LIST, rest: null };
    expect(parseOfflineList(offlineListText(whole))).toEqual(whole);
  });

  test.each([
    ['a sign-in page', '<!doctype html><title>Hotel</title>'],
    ['nothing', 'null'],
    ['no files', '{"build":"a"}'],
    ['no build', '{"files":[]}'],
    ['an address elsewhere', '{"build":"a","files":[["https://evil.test/","r",1]]}'],
    ['no size', '{"build":"a","files":[["/a","r"]]}'],
    ['a title that is none', '{"build":"a","files":[["/a","r",1,{}]]}'],
  ])('is not %s', (_, text) => {
    expect(parseOfflineList(text)).toBeNull();
  });
});
