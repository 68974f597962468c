import { importWithRetry } from '../page/import-with-retry.ts';

const MISSING = 'The code of this list could not be loaded. It needs a connection once.';

/** Loads what fills a page's list of trips. Where it does not come, the page says so and does not seem busy for ever. */
export function fillList(place: HTMLElement, fill: () => Promise<unknown>): void {
  importWithRetry(() =>
    fill().catch((error) => {
      place.replaceChildren(
        Object.assign(document.createElement('p'), { className: 'list-note', textContent: MISSING }),
      );
      place.setAttribute('aria-busy', 'false');
      throw error;
    }),
  );
}
