const NETWORK = /fetch|network|load failed|abort/i;

/**
 * Whether an error that nobody caught is a mistake of our own scripts: not of an extension or a tag, and not of a connection that went away.
 *
 * @param origin of this site
 */
export function isFatal(error: unknown, origin: string): error is Error {
  if (!(error instanceof Error) || error instanceof DOMException) return false;
  return !NETWORK.test(`${error.name} ${error.message}`) && (error.stack ?? '').includes(`${origin}/_astro/`);
}
