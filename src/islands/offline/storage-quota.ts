/** The browser's facts about storage on the device. */
export interface StorageQuota {
  /** Free bytes; null where the browser does not disclose them. */
  readonly free: number | null;
  /** Whether storage is persistent until the traveller clears it. */
  readonly isPersisted: boolean;
}

/** The storage quota; empty facts in private windows and old browsers. */
export async function storageQuota(): Promise<StorageQuota> {
  const { storage } = navigator as { readonly storage?: StorageManager };
  const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => null)) ?? {};
  const isPersisted = (await storage?.persisted?.().catch(() => false)) ?? false;
  return { free: quota === undefined ? null : Math.max(0, quota - usage), isPersisted };
}
