/** What a results page reads from its address: see lib/search/search-url.ts and search-data.ts. */
const SEARCH_PARAMS = /[?&](?:origin|destination|types|min|max|q|provider|highlights|sort|date)=[^&]/;

/**
 * Stands before the list of a results page, as a script of its own: an address that requests something must not flash
 * everything. The style sheet shows the list after some seconds, whatever happens.
 */
export default function showResultsPlaceholder(): void {
  const section = document.currentScript?.parentElement;
  if (section && SEARCH_PARAMS.test(location.search)) section.dataset.waiting = '';
}
