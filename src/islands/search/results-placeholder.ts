/** Parameters of a results page: see lib/search/search-url.ts and search-data.ts. */
const SEARCH_PARAMS =
  /[?&](?:origin|destination|types|departs|length|min|max|q|provider|free|highlights|sort|date)=[^&]/;

/**
 * Hides the built list for an address with criteria, in a script before the list. The style sheet
 * shows it after some seconds in any case.
 */
export default function showResultsPlaceholder(): void {
  const section = document.currentScript?.parentElement;
  if (section && SEARCH_PARAMS.test(location.search)) section.dataset.waiting = '';
}
