import { isModifiedClick } from '../page/modified-click.ts';

/** A module that handles clicks on an element. */
export interface ClickHandler {
  readonly handleClick: (element: HTMLElement) => void;
}

/** Follows a link when its handler fails to load. */
function followLink(element: HTMLElement, error: unknown): void {
  if (!(element instanceof HTMLAnchorElement)) throw error;
  location.assign(element.href);
}

/**
 * Handles clicks with code that is loaded on intent, for elements without React. An early click is
 * handled once the code is loaded, only once if repeated.
 *
 * @param everyClick true where each press counts, as on a stepper
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
