function say(): void {
  import('./offline-banner.ts').then(
    (offline) => offline.showOffline(),
    () => undefined,
  );
}

/** Says so when the network goes, or is not there when the page comes. */
export function watchConnection(): void {
  addEventListener('offline', say);
  if (!navigator.onLine) say();
}
