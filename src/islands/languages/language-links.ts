import { isLanguage, type Language } from '../../lib/languages/language.ts';
import { pageLanguage } from '../page/page-language.ts';
import { $languageChoice } from './language-choice.store.ts';

/** The link to this page in a language; null where the page does not exist in it. */
export function languageLink(language: Language): HTMLAnchorElement | null {
  return document.querySelector(`.language-links [hreflang=${language}]`);
}

/**
 * The language that the traveller prefers to that of the page; null without one. It is the one
 * chosen before, else the first of the browser's that the site has.
 */
export function preferredLanguage(): Language | null {
  const ofBrowser = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  const preferred = $languageChoice.get() ?? ofBrowser;
  return preferred && preferred !== pageLanguage() ? preferred : null;
}

/** Stores the language of a link, and gives it this page's search or booking. */
function prepareLink(link: HTMLAnchorElement): void {
  if (isLanguage(link.hreflang)) $languageChoice.set(link.hreflang);
  link.search = location.search;
  link.hash = location.hash;
}

/** Follows a link that was pressed, maybe before this code was here: start/footer-actions.ts. */
export function followLanguageLink(link: HTMLAnchorElement): void {
  prepareLink(link);
  // From a dialog the link takes the place of the dialog's marker: see kit/close-on-back.ts.
  if (history.state?.windows) location.replace(link.href);
  else location.assign(link.href);
}

/** Prepares links to this page in another language as they are followed, in a new tab too. */
export function syncLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.language-links a') : null;
    if (link) prepareLink(link);
  });
}
