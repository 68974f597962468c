import { isModifiedClick } from '../page/modified-click.ts';

/** A module that knows what a click on an element means. */
export interface Answer {
  readonly answer: (element: HTMLElement) => void;
}

/** A link leads where it says even when the code that would do better does not come. */
function fallBack(element: HTMLElement, error: unknown): void {
  if (!(element instanceof HTMLAnchorElement)) throw error;
  location.assign(element.href);
}

/**
 * Answers clicks on some elements of the page with code that is loaded when somebody comes near one; a click that is faster
 * is answered as soon as the code is there, once, however often it is repeated meanwhile. For buttons and links that need no
 * React.
 *
 * @param everyClick true where each press counts, as on a stepper: then none that came meanwhile is lost
 * @example answerClicks('[data-save]', () => import('./save-button.ts'))
 */
export function answerClicks(selector: string, load: () => Promise<Answer>, everyClick = false): void {
  const waiting = new Set<HTMLElement>();
  const nearest = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);
  const warm = (event: Event) => {
    if (nearest(event)) load().catch(() => undefined);
  };
  document.addEventListener('pointerover', warm, { passive: true });
  document.addEventListener('focusin', warm);
  document.addEventListener('click', async (event) => {
    const element = nearest(event);
    if (!element || isModifiedClick(event)) return;
    event.preventDefault();
    if (waiting.has(element) && !everyClick) return;
    waiting.add(element);
    const module = await load()
      .catch((error) => fallBack(element, error))
      .finally(() => waiting.delete(element));
    module?.answer(element);
  });
}
