import { useLayoutEffect, useRef } from 'react';

/** Where the focus goes, asked once the page has changed. */
type Home = () => HTMLElement | null | undefined;

/**
 * For buttons that are gone once they are pressed, at once or when an answer comes: moves the focus to something that stays, or a keyboard would be back at
 * the top of the page.
 *
 * @returns tells that such a button was pressed, and where the focus goes when it is gone
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
