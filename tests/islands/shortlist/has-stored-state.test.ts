import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hasStoredState } from '../../../src/islands/shortlist/has-stored-state.ts';
import { forbidStorage } from '../../fixtures/hindered-storage.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the state of an earlier page', () => {
  test('is found in local storage', () => {
    expect(hasStoredState()).toBe(false);
    localStorage.setItem('saved.1', '["JT-HB"]');
    expect(hasStoredState()).toBe(true);
  });

  test('is found in session storage', () => {
    forbidStorage('localStorage');
    sessionStorage.setItem('saved.1', '["JT-HB"]');
    expect(hasStoredState()).toBe(true);
  });

  test('is not the display font alone, and none where all storage is forbidden', () => {
    localStorage.setItem('display-face', '1');
    expect(hasStoredState()).toBe(false);
    localStorage.setItem('saved.1', '["JT-HB"]');
    forbidStorage('localStorage');
    forbidStorage('sessionStorage');
    expect(hasStoredState()).toBe(false);
  });
});
