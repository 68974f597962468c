import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hasStoredState } from '../../../src/islands/kit/has-stored-state.ts';
import { forbidStorage } from '../../fixtures/hindered-storage.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('an earlier page', () => {
  test('is remembered by whatever it kept for good', () => {
    expect(hasStoredState()).toBe(false);
    localStorage.setItem('saved.1', '["JT-HB"]');
    expect(hasStoredState()).toBe(true);
  });

  test('is remembered by what it could keep for the tab only', () => {
    forbidStorage('localStorage');
    sessionStorage.setItem('saved.1', '["JT-HB"]');
    expect(hasStoredState()).toBe(true);
  });

  test('is not remembered by the typeface, nor where all storage is forbidden', () => {
    localStorage.setItem('display-face', '1');
    expect(hasStoredState()).toBe(false);
    localStorage.setItem('saved.1', '["JT-HB"]');
    forbidStorage('localStorage');
    forbidStorage('sessionStorage');
    expect(hasStoredState()).toBe(false);
  });
});
