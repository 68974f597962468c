import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const assign = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  assign.mockClear();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  history.replaceState(null, '', '/search?origin=PPS#filters');
  document.body.innerHTML =
    '<nav class="language-links"><a id="de" hreflang="de" href="/de/search">Deutsch</a></nav><button id="privacy">Privacy</button>';
});

describe('a link to another language (specification.md#languages)', () => {
  test('pressed before the code of the page was there keeps the search and the choice', async () => {
    const { handleClick } = await import('../../../src/islands/start/footer-actions.ts');
    handleClick(the('#de'));
    expect(assign.mock.calls).toEqual([[`${location.origin}/de/search?origin=PPS#filters`]]);
    expect(localStorage.getItem('language.1')).toBe('"de"');
  });

  test('pressed in a dialog takes the place of the dialog in the history', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    history.replaceState({ windows: 1 }, '', '/search?origin=PPS');
    const { handleClick } = await import('../../../src/islands/start/footer-actions.ts');
    handleClick(the('#de'));
    expect(replace.mock.calls).toEqual([[`${location.origin}/de/search?origin=PPS`]]);
    expect(assign).not.toHaveBeenCalled();
  });

  test('opened in a new tab keeps the search', async () => {
    const { syncLanguageLinks } = await import('../../../src/islands/languages/language-links.ts');
    syncLanguageLinks();
    the('#de').addEventListener('click', (event) => event.preventDefault());
    the('#de').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(the('#de').getAttribute('href')).toContain('/de/search?origin=PPS#filters');
    expect(assign).not.toHaveBeenCalled();
  });

  test('is told from the button of the privacy choices, which opens them', async () => {
    const { handleClick } = await import('../../../src/islands/start/footer-actions.ts');
    handleClick(the('#privacy'));
    expect(document.querySelector('dialog.privacy-choices')).not.toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });
});
