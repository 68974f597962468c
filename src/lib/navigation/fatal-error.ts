const NETWORK = /fetch|network|load failed|abort/i;

/**
 * Whether an uncaught error is a mistake in our own scripts. Extensions, tags and lost connections
 * are not.
 *
 * @param origin of this site
 */
export function isFatal(error: unknown, origin: string): error is Error {
  if (!(error instanceof Error) || error instanceof DOMException) return false;
  return !NETWORK.test(`${error.name} ${error.message}`) && (error.stack ?? '').includes(`${origin}/_astro/`);
}
