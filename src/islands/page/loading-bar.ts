/** Attribute of the root element while another page loads; styles/base.css draws the bar. */
const LOADING = 'data-loading';

/** The part of the Navigation API that is needed. */
interface NavigateEvent extends Event {
  readonly destination: { readonly sameDocument: boolean; readonly url: string };
  readonly downloadRequest: string | null;
}

/** Shows or hides the bar. When it appears and how it moves is in the style sheet. */
export function setLoading(isLoading: boolean): void {
  document.documentElement.toggleAttribute(LOADING, isLoading);
}

/**
 * Starts the bar on each navigation, and ends it with this page or a failure. Also ends it on
 * return from the back-forward cache; other browsers: navigation-progress.ts
 * (specification.md#page-frame).
 */
export function showLoading(): void {
  const { navigation } = window as { readonly navigation?: EventTarget };
  const end = () => setLoading(false);
  navigation?.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event as NavigateEvent;
    if (!destination.sameDocument && downloadRequest === null && /^http/.test(destination.url)) setLoading(true);
  });
  navigation?.addEventListener('navigateerror', end);
  addEventListener('pageshow', end);
}
