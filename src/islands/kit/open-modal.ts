/**
 * Opens a dialog over the page, unless it is open; "back" closes it. What does that is loaded now,
 * not with the page.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  import('./close-on-back.ts').then(
    ({ closeOnBack }) => closeOnBack(dialog),
    () => undefined,
  );
}
