const PLACEHOLDER = '{query}';

/** Whether an address may get what travellers type: https, or the local machine. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

/**
 * Checks `PUBLIC_GEOCODER_URL`: an https address with `{query}` for the traveller's words. Null
 * where it is not set; then nothing is ever requested.
 *
 * @throws Error with the mistake, so that the build stops
 */
export function parseGeocoderAddress(text: string | undefined): string | null {
  const address = text?.trim();
  if (!address) return null;
  if (!URL.canParse(address) || !isSafe(new URL(address)) || !address.includes(PLACEHOLDER)) {
    throw new Error(
      `PUBLIC_GEOCODER_URL is "${address}": it must be an https address with {query} where the words go, as in "https://photon.example.com/api?q={query}&limit=5&bbox=117,8.3,120.4,12.5"`,
    );
  }
  return address;
}

/** The origin that the pages' policy must allow, or null. */
export function geocoderOrigin(address: string | null): string | null {
  return address === null ? null : new URL(address).origin;
}

/** The address of one search. */
export function geocoderRequest(address: string, query: string): string {
  return address.replaceAll(PLACEHOLDER, encodeURIComponent(query));
}
