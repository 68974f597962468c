import { adoptStyles } from '../page/adopt-styles.ts';
import css from './overlay-space.css?inline';

/** How much of the window's lower end messages take: base.css scrolls what gets the focus clear of it. */
const PROPERTY = '--overlay';

const overlays = new Set<HTMLElement>();

/** The highest one counts: they stand beside each other or in each other's place. */
function measure(): void {
  const { style, dataset } = document.documentElement;
  for (const overlay of overlays) if (!overlay.isConnected) overlays.delete(overlay);
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
 * Keeps free what a message at the lower end of the window covers: nothing that has or gets the focus lies under it
 * (WCAG 2.4.11), and the end of the page can be scrolled above it. Called again when its content changes.
 */
export function reserveSpace(overlay: HTMLElement): void {
  // It may have gone while this code came.
  if (!overlay.isConnected || overlay.childElementCount === 0) return;
  adoptStyles(css);
  overlays.add(overlay);
  measure();
  clearFocus(overlay);
}

/** The opposite, once a message is gone or empty. */
export function releaseSpace(overlay: HTMLElement): void {
  overlays.delete(overlay);
  measure();
}
