/** Any parameter but those of campaigns and of forms without scripts. */
const SEARCH_PARAMS = /[?&](?!utm|\w*clid=|go=)\w+=[^&]/;

/**
 * Hides the built list for an address with criteria, in a script before the list. The style sheet
 * shows it after some seconds in any case.
 */
export default function showResultsPlaceholder(): void {
  const section = document.currentScript?.parentElement;
  if (section && SEARCH_PARAMS.test(location.search)) section.dataset.waiting = '';
}
