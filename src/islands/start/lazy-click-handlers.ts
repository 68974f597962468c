import { isModifiedClick } from '../page/modified-click.ts';

/** A module that handles clicks on an element. */
export interface ClickHandler {
  readonly handleClick: (element: HTMLElement) => void;
}

/** A link leads where it says even when the code that would do better does not come. */
function followLink(element: HTMLElement, error: unknown): void {
  if (!(element instanceof HTMLAnchorElement)) throw error;
  location.assign(element.href);
}

/**
 * Handles clicks on some elements of the page with code that is loaded on intent; a click that is faster
 * is handled as soon as the code is there, once, however often it is repeated meanwhile. For buttons and links that need no
 * React.
 *
 * @param everyClick true where each press counts, as on a stepper: then none that came meanwhile is lost
 * @example handleClicks('[data-save]', () => import('./save-button.ts'))
 */
export function handleClicks(selector: string, load: () => Promise<ClickHandler>, everyClick = false): void {
  const waiting = new Set<HTMLElement>();
  const nearest = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);
  const prefetch = (event: Event) => {
    if (nearest(event)) load().catch(() => undefined);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  document.addEventListener('click', async (event) => {
    const element = nearest(event);
    if (!element || isModifiedClick(event)) return;
    event.preventDefault();
    if (waiting.has(element) && !everyClick) return;
    waiting.add(element);
    const module = await load()
      .catch((error) => followLink(element, error))
      .finally(() => waiting.delete(element));
    module?.handleClick(element);
  });
}
