import { beforeEach, expect, test, vi } from 'vitest';
import { readStorage } from '../../../src/islands/storage/read-storage.ts';
import { safeStorage } from '../../../src/islands/storage/safe-storage.ts';
import { BROWSER_STORAGES } from '../../../src/islands/storage/storage-fallback.ts';
import { fillStorage, forbidStorage } from '../../fixtures/fakes/hindered-storage.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('a value in local storage is read', () => {
  localStorage.setItem('key', 'good');
  expect(readStorage('key')).toBe('good');
  expect(readStorage('other')).toBeNull();
});

/** A store writes while there is no room for it, but for the tab. */
function writeForTab(key: string, text: string): void {
  const makeRoom = fillStorage();
  safeStorage(...BROWSER_STORAGES)[key] = text;
  makeRoom();
}

test('a value that only session storage took is newer', () => {
  localStorage.setItem('key', 'old');
  writeForTab('key', 'new');
  writeForTab('another', 'first');
  expect(readStorage('key')).toBe('new');
  expect(readStorage('another')).toBe('first');
});

test('a value that another tab has stored since is newer still', () => {
  localStorage.setItem('key', 'old');
  writeForTab('key', 'new');
  writeForTab('another', 'first');
  localStorage.setItem('key', 'newest');
  localStorage.setItem('another', 'second');
  expect(readStorage('key')).toBe('newest');
  expect(readStorage('another')).toBe('second');
});

test('a forbidden storage does not hide the other one', () => {
  sessionStorage.setItem('key', 'tab');
  localStorage.setItem('another', 'good');
  forbidStorage('localStorage');
  expect(readStorage('key')).toBe('tab');
  expect(readStorage('another')).toBeNull();
  vi.restoreAllMocks();
  forbidStorage('sessionStorage');
  expect(readStorage('another')).toBe('good');
});
