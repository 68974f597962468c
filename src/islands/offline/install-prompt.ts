/** Prevents the browser's own install prompt: ours comes once, after a useful action. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    import('./install-offer.ts').then(
      (install) => install.offerInstall(event as Parameters<typeof install.offerInstall>[0]),
      () => undefined,
    );
  });
}
