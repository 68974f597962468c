/** What the browser says about room on the device. */
export interface StorageQuota {
  /** Bytes; null where the browser does not say. */
  readonly free: number | null;
  /** Whether the browser stores what is saved until somebody clears it. */
  readonly isPersisted: boolean;
}

/** How much room there is. Private windows and old browsers say nothing. */
export async function storageQuota(): Promise<StorageQuota> {
  const { storage } = navigator as { readonly storage?: StorageManager };
  const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => null)) ?? {};
  const isPersisted = (await storage?.persisted?.().catch(() => false)) ?? false;
  return { free: quota === undefined ? null : Math.max(0, quota - usage), isPersisted };
}
