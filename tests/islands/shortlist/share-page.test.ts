import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sharePage } from '../../../src/islands/shortlist/share-page.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';

const URL_SHARED = 'https://site.test/tours/a';

function browserWith(parts: { share?: () => Promise<void>; writeText?: () => Promise<void> }): void {
  const { share, writeText } = parts;
  vi.stubGlobal('navigator', { share, clipboard: writeText && { writeText } });
}

beforeEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('sharing a page', () => {
  test('is left to the system where it can', async () => {
    const share = vi.fn(async () => undefined);
    browserWith({ share });
    await sharePage(URL_SHARED);
    expect(share).toHaveBeenCalledWith({ title: document.title, url: URL_SHARED });
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('copies nothing when the traveller cancels it', async () => {
    const writeText = vi.fn(async () => undefined);
    browserWith({ share: () => Promise.reject(new DOMException('', 'AbortError')), writeText });
    await sharePage(URL_SHARED);
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each([undefined, () => Promise.reject(new DOMException('', 'NotAllowedError'))])(
    'copies the link where the system does not share, and says so',
    async (share) => {
      const writeText = vi.fn(async () => undefined);
      browserWith({ ...(share && { share }), writeText });
      await sharePage(URL_SHARED);
      expect(writeText).toHaveBeenCalledWith(URL_SHARED);
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Link copied. Paste it anywhere.'));
    },
  );

  test('shows the link for copying by hand where nothing else works', async () => {
    browserWith({});
    addOverlaysIsland();
    await sharePage(URL_SHARED);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this page' });
    expect(field.value).toBe(URL_SHARED);
    expect(field.readOnly).toBe(true);
  });
});
