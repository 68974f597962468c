import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startShortlist } from '../../../src/islands/shortlist/start-shortlist.ts';
import { forbidStorage } from '../../fixtures/fakes/hindered-storage.ts';

const hydrated = vi.fn();

function aPage(attribute: string): void {
  document.body.innerHTML = `<astro-island><div ${attribute}></div></astro-island>`;
  document.querySelector('astro-island')?.addEventListener('focusin', hydrated);
}

beforeEach(() => {
  hydrated.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

describe('the page of saved trips', () => {
  test('waits for the first touch where nothing was saved or looked at', () => {
    localStorage.setItem('display-face', '1');
    localStorage.setItem('saved.1', '[]');
    aPage('data-saved-page');
    startShortlist();
    expect(hydrated).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(hydrated).toHaveBeenCalledTimes(1);
  });

  test.each(['saved.1', 'compared.1', 'recent.1'])('shows at once what is stored as %s', (key) => {
    sessionStorage.setItem(key, '["JT-HB"]');
    aPage('data-saved-page');
    startShortlist();
    expect(hydrated).toHaveBeenCalledTimes(1);
  });

  test('waits for the first touch where the browser forbids all storage', () => {
    forbidStorage('localStorage');
    forbidStorage('sessionStorage');
    aPage('data-saved-page');
    startShortlist();
    expect(hydrated).not.toHaveBeenCalled();
  });
});

test('The comparison is shown at once, because its address says what is in it', () => {
  aPage('data-compare-page');
  startShortlist();
  expect(hydrated).toHaveBeenCalledTimes(1);
});
