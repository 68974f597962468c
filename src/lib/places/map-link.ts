/**
 * The address that opens a place in a phone's app for maps, or in the browser.
 *
 * @param search what such apps find it by
 */
export function mapLink(search: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: search })}`;
}
