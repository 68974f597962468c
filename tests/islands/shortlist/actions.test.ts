import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';

const PAGE = `
  <main data-listing="JT-A">
    <button data-do="save" aria-pressed="false">Save</button>
    <button data-do="compare" aria-pressed="false">Compare</button>
    <article data-listing="JT-B"><button data-do="save" aria-pressed="false" aria-label="Save B"></button></article>
  </main>
  <footer class="site-footer"><a href="/saved">Saved trips</a></footer>`;

async function press(name: string): Promise<void> {
  const { handleClick } = await import('../../../src/islands/shortlist/actions.ts');
  handleClick(screen.getByRole('button', { name }));
}

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

/** As the browser tells one tab about another. */
function otherTabWrites(key: string, newValue: string): void {
  localStorage.setItem(key, newValue);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = PAGE;
});

describe('the buttons of listings and cards', () => {
  test('save the listing that they stand in, and say so', async () => {
    addOverlaysIsland();
    await press('Save B');
    expect([pressed('Save'), pressed('Save B')]).toEqual(['false', 'true']);
    expect(localStorage.getItem('saved.1')).toBe('["JT-B"]');
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status.textContent).toBe('Saved.View list'));
    expect(screen.getByRole('link', { name: 'View list' }).getAttribute('href')).toBe('/saved');
  });

  test('remove it again', async () => {
    await press('Save');
    await press('Save');
    expect(pressed('Save')).toBe('false');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Removed from your saved trips.'));
  });

  test('count what is saved in the footer, only while something is', async () => {
    await press('Save');
    await press('Save B');
    expect(screen.getByRole('link', { name: 'Saved trips (2)' })).toBeTruthy();
    await press('Save');
    await press('Save B');
    expect(screen.getByRole('link', { name: 'Saved trips' })).toBeTruthy();
  });

  test('follow other tabs', async () => {
    await press('Save B');
    otherTabWrites('saved.1', '["JT-A"]');
    expect([pressed('Save'), pressed('Save B')]).toEqual(['true', 'false']);
  });

  test('refuse a fourth to compare and say what to do', async () => {
    localStorage.setItem('compared.1', '["JT-X","JT-Y","JT-Z"]');
    await press('Compare');
    expect(pressed('Compare')).toBe('false');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('up to three trips'));
  });

  test('work for this page where storage is forbidden', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await press('Save');
    expect(pressed('Save')).toBe('true');
  });

  test.each(['{', '"JT-A"', '[["JT-A"]]', '{"length":1,"0":"JT-A"}'])(
    'start anew where %s was stored',
    async (text) => {
      localStorage.setItem('saved.1', text);
      await press('Save');
      expect(localStorage.getItem('saved.1')).toBe('["JT-A"]');
    },
  );
});
