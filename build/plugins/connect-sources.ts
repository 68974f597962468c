/**
 * The policy's `connect-src` directive for requests to other origins. Undefined without any: then
 * `default-src 'self'` applies.
 *
 * @param origins of configured services; null for each that is not
 */
export function connectSources(origins: readonly (string | null)[]): `connect-src ${string}`[] {
  const configured = origins.filter((origin) => origin !== null);
  return configured.length > 0 ? [`connect-src 'self' ${configured.join(' ')}`] : [];
}
