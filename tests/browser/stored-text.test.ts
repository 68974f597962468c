import { beforeEach, expect, test, vi } from 'vitest';
import { storedText } from '../../src/lib/browser/stored-text.ts';

const forbid = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });

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

test('what could be kept for the tab only is newer', () => {
  localStorage.setItem('key', 'old');
  sessionStorage.setItem('key', 'new');
  expect(storedText('key')).toBe('new');
});

test('storage that is forbidden hides nothing of the other one', () => {
  sessionStorage.setItem('key', 'tab');
  localStorage.setItem('another', 'good');
  forbid('localStorage');
  expect(storedText('key')).toBe('tab');
  expect(storedText('another')).toBeNull();
  vi.restoreAllMocks();
  forbid('sessionStorage');
  expect(storedText('another')).toBe('good');
});
