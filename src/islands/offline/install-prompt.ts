/** Replaces the browser's own offer to install the site: ours comes once, after something useful. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    import('./install-offer.ts').then(
      (install) => install.offerInstall(event as Parameters<typeof install.offerInstall>[0]),
      () => undefined,
    );
  });
}
