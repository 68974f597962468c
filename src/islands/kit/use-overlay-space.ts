import { type RefObject, useLayoutEffect } from 'react';
import { areInFlow } from './notifications-in-flow.ts';
import css from './overlay-space.css?inline';
import { useStyles } from './use-stylesheet.ts';

/** Height of notifications at the window's lower end; base.css keeps the focus above it. */
const PROPERTY = '--overlay';

const overlays = new Set<HTMLElement>();

/** The highest one counts: they stand beside each other or in each other's place. */
function measure(): void {
  const { style, dataset } = document.documentElement;
  const height = Math.max(0, ...[...overlays].map(({ offsetHeight }) => offsetHeight));
  if (height === 0) {
    style.removeProperty(PROPERTY);
    delete dataset.overlay;
  } else {
    style.setProperty(PROPERTY, `${height}px`);
    dataset.overlay = '';
  }
}

/** What has the focus already is scrolled clear too, as little as it takes. */
function clearFocus(overlay: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || overlay.contains(activeElement)) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  // Whoever has scrolled away from it, or was brought to the top of the page, stays there.
  if (bottom <= overlay.getBoundingClientRect().top || top >= innerHeight) return;
  activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Keeps the focus and the end of the page clear of a notification over them (WCAG 2.4.11).
 *
 * @param content the text, with which the height changes; an empty one covers nothing
 */
export function useOverlaySpace(box: RefObject<HTMLElement | null>, content: string): void {
  useStyles(css);
  useLayoutEffect(() => {
    const overlay = box.current;
    if (!overlay || content === '' || areInFlow()) return;
    overlays.add(overlay);
    measure();
    clearFocus(overlay);
    return () => {
      overlays.delete(overlay);
      measure();
    };
  }, [box, content]);
}
