import { beforeEach, expect, test, vi } from 'vitest';
import { storedText } from '../../../src/islands/page/read-storage.ts';
import { BROWSER_STORAGES } from '../../../src/islands/page/storage-fallback.ts';
import { forgivingStorage } from '../../../src/islands/storage/safe-storage.ts';
import { fillStorage, forbidStorage } from '../../fixtures/hindered-storage.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('what is kept for good is found', () => {
  localStorage.setItem('key', 'good');
  expect(storedText('key')).toBe('good');
  expect(storedText('other')).toBeNull();
});

/** A store writes while there is no room for it, but for the tab. */
function writeForTab(key: string, text: string): void {
  const makeRoom = fillStorage();
  forgivingStorage(...BROWSER_STORAGES)[key] = text;
  makeRoom();
}

test('what could be kept for the tab only is newer', () => {
  localStorage.setItem('key', 'old');
  writeForTab('key', 'new');
  writeForTab('another', 'first');
  expect(storedText('key')).toBe('new');
  expect(storedText('another')).toBe('first');
});

test('what another tab has kept for good since is newer still', () => {
  localStorage.setItem('key', 'old');
  writeForTab('key', 'new');
  writeForTab('another', 'first');
  localStorage.setItem('key', 'newest');
  localStorage.setItem('another', 'second');
  expect(storedText('key')).toBe('newest');
  expect(storedText('another')).toBe('second');
});

test('storage that is forbidden hides nothing of the other one', () => {
  sessionStorage.setItem('key', 'tab');
  localStorage.setItem('another', 'good');
  forbidStorage('localStorage');
  expect(storedText('key')).toBe('tab');
  expect(storedText('another')).toBeNull();
  vi.restoreAllMocks();
  forbidStorage('sessionStorage');
  expect(storedText('another')).toBe('good');
});
