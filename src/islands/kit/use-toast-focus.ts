import { type RefObject, useLayoutEffect } from 'react';

/** Whether a window lies over the page: then nothing beside it can have the focus. */
const isCovered = () => document.querySelector('dialog:modal') !== null;

/** @returns a listener that calls `stop` when the focus has left the link again */
function tabToLink(link: HTMLElement, stop: () => void): (event: KeyboardEvent) => void {
  let back: HTMLElement | null = null;
  return (event) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || isCovered()) return;
    if (document.activeElement === link) {
      if (!back?.isConnected) return;
      back.focus({ preventScroll: true });
      // The browser goes on from there: to the one before, or to the next one.
      stop();
    } else if (!event.shiftKey) {
      back = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      event.preventDefault();
      link.focus();
    }
  };
}

/**
 * Makes the link of a toast the next stop of Tab, and leads back from it. At the end of the page
 * nobody would reach it before it goes.
 *
 * @param toast what is shown now
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, toast: object | null): void {
  useLayoutEffect(() => {
    const link = toast && region.current?.querySelector<HTMLElement>('a[href], input');
    if (!link) return;
    const stop = () => document.removeEventListener('keydown', onKeyDown);
    const onKeyDown = tabToLink(link, stop);
    document.addEventListener('keydown', onKeyDown);
    return stop;
  }, [region, toast]);
}
