import { redirectNotFound } from './not-found-redirect.ts';

/** Fills the page that says what is saved for offline, or finds where a missing page has gone. */
export function startFallbackPage(): void {
  if (document.querySelector('[data-offline=page]')) {
    import('../offline/offline-page.ts').then((page) => page.startOfflinePage());
  } else redirectNotFound();
}
