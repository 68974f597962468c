/**
 * Opens a dialog over the page; "back" closes it. What does that is loaded now, not with the page.
 */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  import('./close-on-back.ts').then(
    ({ closeOnBack }) => closeOnBack(dialog),
    () => undefined,
  );
}
