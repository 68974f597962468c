import { useLayoutEffect, useRef } from 'react';

/** Returns the element to focus, called once the page has changed. */
type Home = () => HTMLElement | null | undefined;

/**
 * Moves the focus from a button that disappears after a press to another element. Otherwise it
 * would return to the top of the page.
 *
 * @returns a function to call on the press, with the element to focus
 */
export function useFocusRestore(): (home: Home) => void {
  const loss = useRef<{ readonly pressed: Element | null; readonly home: Home } | null>(null);
  // Before effects that care for a focus which nobody else has cared for.
  useLayoutEffect(() => {
    if (!loss.current) return;
    const { pressed, home } = loss.current;
    // Some browsers focus no button that is clicked: then nobody knows when it is gone.
    const isStillThere = pressed !== document.body && pressed?.isConnected;
    if (isStillThere) return;
    loss.current = null;
    if (document.activeElement === document.body) home()?.focus({ preventScroll: true });
  });
  return (home) => {
    loss.current = { pressed: document.activeElement, home };
  };
}
