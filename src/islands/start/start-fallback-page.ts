import { redirectNotFound } from './not-found-redirect.ts';

/** Fills the page about saved content, or redirects from a missing page. */
export function startFallbackPage(): void {
  if (document.querySelector('[data-offline=page]')) {
    import('../offline/offline-page.ts').then((page) => page.startOfflinePage());
  } else redirectNotFound();
}
