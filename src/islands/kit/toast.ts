import { adoptStyles } from '../page/adopt-styles.ts';
import { type Child, element } from './element.ts';
import { areMessagesInFlow, placeMessage, showMessage } from './place-message.ts';
import { releaseSpace } from './reserve-space.ts';
import css from './toast.css?inline';

/** Long enough to read two sentences and to reach the link. */
const TOAST_DURATION_MS = 7000;

const noop = () => undefined;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function isInUse(toast: HTMLElement): boolean {
  return toast.matches(':hover') || toast.contains(toast.ownerDocument.activeElement);
}

function clear(toast: HTMLElement): void {
  toast.replaceChildren();
  releaseSpace(toast);
}

function hideLater(toast: HTMLElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => (isInUse(toast) ? hideLater(toast) : clear(toast)), TOAST_DURATION_MS);
}

/** Screen readers listen to a place that is there before its text is. */
function findOrCreateRegion(): HTMLElement {
  if (region?.isConnected) return region;
  adoptStyles(css);
  region = element('div', { class: 'toast no-print', role: 'status' });
  placeMessage(region);
  return region;
}

/**
 * Says something short, seen and heard, that goes away by itself. The newest replaces the last one.
 *
 * @example toast('Saved.', element('a', { href: '/saved' }, 'View list'))
 */
export function toast(...children: readonly Child[]): void {
  const shown = findOrCreateRegion();
  shown.replaceChildren();
  const text = element('p', {}, ...children);
  setTimeout(() => {
    shown.replaceChildren(text);
    showMessage(shown);
    import('./toast-focus.ts').then(({ focusToastOnTab }) => focusToastOnTab(shown), noop);
  }, 50);
  // What stands in the flow stays: the page would jump when it goes.
  if (!areMessagesInFlow()) hideLater(shown);
}
