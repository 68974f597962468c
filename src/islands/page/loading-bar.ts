/** Present on the root element while another page is on its way; styles/base.css draws the bar. */
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
 * The bar starts when another page is requested, and ends with this page; also when it comes back out of the browser's
 * memory, or nothing comes (specification.md#page-frame). Browsers without the Navigation API: see navigation-progress.ts.
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
