import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to the top of a screen when its address has changed, not at first. */
export function useScreenFocus(address: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [address]);
  return main;
}
