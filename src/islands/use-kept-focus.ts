import { type RefObject, useEffect, useRef } from 'react';

/**
 * For buttons that are gone once they are pressed: moves the focus to something that stays, or a keyboard would be back at
 * the top of the page.
 *
 * @returns tells that such a button was pressed
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, home: RefObject<HTMLElement | null>): () => void {
  const mayBeLost = useRef(false);
  useEffect(() => {
    if (!mayBeLost.current) return;
    mayBeLost.current = false;
    if (document.activeElement !== document.body) return;
    const next = form.current?.querySelector<HTMLElement>('.active-filters button') ?? home.current;
    next?.focus({ preventScroll: true });
  });
  return () => {
    mayBeLost.current = true;
  };
}
