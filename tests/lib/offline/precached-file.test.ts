import { describe, expect, test } from 'vitest';
import { headersToSave, isAsListed, parseSavedFile } from '../../../src/lib/offline/precached-file.ts';
import { aSavedFile } from '../../fixtures/builders/an-offline-file.ts';

describe('what is known about a saved file', () => {
  test('is read from its headers as it was written', () => {
    const file = aSavedFile('/tours/café', { savedFor: 'visit', listedAs: 'other' });
    expect(parseSavedFile(headersToSave(new Headers(), file))).toEqual(file);
  });

  test('stands beside the headers that it came with, except those of its way', () => {
    const original = new Headers({ 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': '99' });
    const headers = headersToSave(original, aSavedFile('/tours'));
    expect(headers.get('content-type')).toBe('text/html');
    expect(headers.has('content-encoding')).toBe(false);
    expect(headers.has('content-length')).toBe(false);
  });

  test.each([
    ['nothing', {}],
    ['no reason', { 'x-saved-for': 'fun' }],
    ['no time', { 'x-saved-at': 'yesterday' }],
  ])('is nothing where it says %s', (_, changes) => {
    const headers = headersToSave(new Headers(), aSavedFile('/tours'));
    for (const [name, value] of Object.entries(changes)) headers.set(name, value);
    const empty = Object.keys(changes).length === 0 ? new Headers() : headers;
    expect(parseSavedFile(empty)).toBeNull();
  });
});

test.each([
  [{ revision: 'a', listedAs: 'a' }, true],
  [{ revision: 'b', listedAs: 'a' }, true],
  [{ revision: 'a', listedAs: 'b' }, true],
  [{ revision: 'b', listedAs: 'b' }, false],
])('%j is what the list names as "a": %s', (file, expected) => {
  expect(isAsListed(file, 'a')).toBe(expected);
});
