/** Prefix of every cache of this site; others on the origin are not touched. */
const PREFIX = 'offline-';

/** The caches of this version: a number is raised when the shape of its content changes. */
export const CACHES = {
  /** Pages, their scripts, fonts and data, and thumbnails. */
  site: `${PREFIX}site-1`,
  /** Larger pictures, as many as there is room for. */
  pictures: `${PREFIX}pictures-1`,
  notes: `${PREFIX}notes-1`,
} as const;

/** Deletes the caches of former versions. */
export async function deleteOldCaches(caches: CacheStorage): Promise<void> {
  const known: readonly string[] = Object.values(CACHES);
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !known.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
