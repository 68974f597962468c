import css from '../kit/help-button.css?inline';
import { adoptStyles } from '../page/adopt-styles.ts';

/** What is pressed, typed into, or read at once, anywhere but in the help sheet itself. */
const CONTROLS =
  ':is(a[href],button,input,select,textarea,summary,.field-problem,.status-ref):not(.help-button,#help *)';

/** Factor of the button's size from which a control leaves room for a finger beside it. */
const ROOMY_FACTOR = 2;

/** A scroll has ended when nothing moved for so long. */
const SCROLL_DEBOUNCE_MS = 80;

/** Whether a small control is at least partly under the button. */
export function coversControl(button: HTMLElement): boolean {
  const own = button.getBoundingClientRect();
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    const isUnder = left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    const isRoomy = width >= ROOMY_FACTOR * own.width && height >= ROOMY_FACTOR * own.height;
    return isUnder && !isRoomy && control.checkVisibility({ visibilityProperty: true });
  });
}

/**
 * Hides the floating button from fingers and eyes while it would stand before a control
 * (specification.md#help-sheet).
 */
function hideOverControls(button: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    timer = setTimeout(() => button.toggleAttribute('data-yields', coversControl(button)), SCROLL_DEBOUNCE_MS);
  };
  for (const event of ['scroll', 'resize', 'click']) addEventListener(event, check, { passive: true });
  // What came or went since: results, an opened part, a screen that was loaded.
  new ResizeObserver(check).observe(document.body);
}

/** Enables the help button to yield to controls; see HelpSheet.tsx for the rest. */
export function enableHelpButton(): void {
  adoptStyles(css);
  const button = document.querySelector<HTMLElement>('.help-button');
  if (button) hideOverControls(button);
}
