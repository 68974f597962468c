/**
 * The policy's directive for what pages may ask over the network beside the site itself. None where nothing is configured:
 * then `default-src 'self'` says it.
 *
 * @param origins of configured services; null for each that is not
 */
export function connectSources(origins: readonly (string | null)[]): `connect-src ${string}`[] {
  const configured = origins.filter((origin) => origin !== null);
  return configured.length > 0 ? [`connect-src 'self' ${configured.join(' ')}`] : [];
}
