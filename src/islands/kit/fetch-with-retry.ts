/** What a server may say by accident (specification.md#errors). */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * Requests data, and once more where the connection or the server failed (specification.md#errors). For what asks unseen: the client of islands/kit/load-site-data.ts does
 * the same and more, and a script that cannot be had reloads the page.
 *
 * @throws Error when there is no good answer; what it says is not checked
 */
export async function fetchWithRetry(
  fetch: typeof globalThis.fetch,
  path: string,
  init?: RequestInit,
): Promise<unknown> {
  const first = await fetch(path, init).catch(() => null);
  const response = first && !TRANSIENT_STATUSES.has(first.status) ? first : await fetch(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
