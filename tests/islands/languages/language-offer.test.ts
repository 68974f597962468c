import { findByRole, getByRole, queryByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';

const user = userEvent.setup();
const stored = () => JSON.parse(localStorage.getItem('language.1') ?? 'null');
const offer = (name: string) => queryByRole(document.body, 'complementary', { name });

/** What an idle page does for a browser with these languages, on a page in English. */
async function openPage(languages: readonly string[], others = ['en', 'de', 'ko']): Promise<void> {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const links = others.map((code) => `<a hreflang="${code}" href="/${code}/search">${code}</a>`);
  document.body.innerHTML = `<nav class="language-links">${links.join('')}</nav>`;
  addOverlaysIsland();
  const { preferredLanguage, syncLanguageLinks } = await import('../../../src/islands/languages/language-links.ts');
  const { offerLanguage } = await import('../../../src/islands/languages/language-offer.ts');
  syncLanguageLinks();
  const preferred = preferredLanguage();
  if (preferred) offerLanguage(preferred);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/search?origin=PPS#filters');
});

afterEach(() => void vi.restoreAllMocks());

describe('the offer of another language (specification.md#languages)', () => {
  test('is in the browser’s first language that the site has, and leads to the same page', async () => {
    await openPage(['da', 'de-AT', 'en']);
    const note = await findByRole(document.body, 'complementary', { name: 'Sprache' });
    expect(note.lang).toBe('de');
    const link = getByRole(note, 'link', { name: 'Auf Deutsch lesen' });
    expect(link.getAttribute('href')).toBe('/de/search?origin=PPS#filters');
  });

  test('never comes again once it was closed, in any language', async () => {
    await openPage(['de']);
    await user.click(await findByRole(document.body, 'button', { name: 'Close this message' }));
    expect([offer('Sprache'), stored()]).toEqual([null, 'en']);
    await openPage(['ko']);
    expect(offer('언어')).toBeNull();
  });

  test.each([
    ['the page is in it', ['en-GB', 'de']],
    ['the site has none of them', ['th', 'ja']],
    ['the page does not exist in it', ['fr']],
  ])('is not made where %s', async (_, languages) => {
    await openPage(languages);
    expect(queryByRole(document.body, 'complementary')).toBeNull();
  });

  test('is not made to crawlers, whose languages are no wish', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
    await openPage(['de']);
    expect(offer('Sprache')).toBeNull();
  });

  test('follows the language that was chosen by a link, not that of the browser', async () => {
    localStorage.setItem('language.1', '"ko"');
    await openPage(['de']);
    expect(await findByRole(document.body, 'complementary', { name: '언어' })).toBeTruthy();
  });
});

test('a link to another language is remembered, and keeps what the address has besides its path', async () => {
  await openPage(['en']);
  const link = getByRole(document.body, 'link', { name: 'de' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(stored()).toBe('de');
  expect((link as HTMLAnchorElement).href).toMatch(/\/de\/search\?origin=PPS#filters$/);
});
