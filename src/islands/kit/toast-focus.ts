/** The one that answers keys now. */
let stop: (() => void) | undefined;

/** Whether a window lies over the page: then nothing beside it can have the focus. */
const isCovered = () => document.querySelector('dialog:modal') !== null;

/**
 * While a toast is shown, Tab goes to its link next, and from there back to where it came from: at the end of the page nobody would
 * reach it before it goes.
 */
export function focusToastOnTab(toast: HTMLElement): void {
  stop?.();
  const link = toast.querySelector<HTMLElement>('a[href], button, input');
  if (!link) return;
  let back: HTMLElement | null = null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || isCovered()) return;
    if (!link.isConnected) return stop?.();
    if (document.activeElement === link) {
      if (!back?.isConnected) return;
      back.focus({ preventScroll: true });
      // The browser goes on from there: to the one before, or to the next one.
      stop?.();
    } else if (!event.shiftKey) {
      back = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      event.preventDefault();
      link.focus();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  stop = () => document.removeEventListener('keydown', onKeyDown);
}
