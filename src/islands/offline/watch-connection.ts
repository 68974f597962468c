function showBanner(): void {
  import('./offline-banner.ts').then(
    (offline) => offline.showOfflineBanner(),
    () => undefined,
  );
}

/** Shows the banner when the network goes, or is not there when the page opens. */
export function watchConnection(): void {
  addEventListener('offline', showBanner);
  if (!navigator.onLine) showBanner();
}
