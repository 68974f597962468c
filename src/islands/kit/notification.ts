import { isCheckout } from '../../lib/navigation/checkout-paths.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { element } from './element.ts';
import css from './notification.css?inline';
import { placeMessage, showMessage } from './place-message.ts';
import { releaseSpace } from './reserve-space.ts';

/** A button of a note. */
export interface NotificationAction {
  readonly label: string;
  /** What it does; the note goes in any case, unless this says that it failed. */
  readonly run?: () => Promise<Outcome> | undefined;
}

/** Why a note stays: something to read instead of its text. */
export type Outcome = { readonly problem: string } | undefined;

/** A short message in a corner of the page, with buttons. */
export interface NotificationOptions {
  /** What it is about, in a word. */
  readonly label: string;
  readonly text: string;
  /** Leads to more about it. */
  readonly link?: HTMLAnchorElement;
  /** The first one stands out; Escape does what the last one does. */
  readonly actions: readonly NotificationAction[];
  /** Whether it says that something does not work: all others stay away from checkout. */
  readonly isProblem?: boolean;
  /** Whether none stands out: an answer is as easy as the other. */
  readonly areAlike?: boolean;
}

/** A note that stands on the page. */
export interface NotificationHandle {
  readonly remove: () => void;
}

/** The focus must not get lost with a button that goes: what the note was about can be changed up there. */
function passFocus(from: HTMLElement): void {
  if (!from.contains(document.activeElement)) return;
  document.querySelector<HTMLElement>('.header-currency')?.focus({ preventScroll: true });
}

/** Shows a note, outside of checkout. It takes no focus, moves nothing, and screen readers say its text when they have finished their sentence. */
export function showNotification({
  label,
  text,
  link,
  actions,
  isProblem = false,
  areAlike = false,
}: NotificationOptions): NotificationHandle {
  if (!isProblem && isCheckout(location.pathname)) return { remove: () => undefined };
  adoptStyles(css);
  const notification = element('section', { class: 'note no-print', 'aria-label': label });
  const message = element('p', { role: 'status' });
  const remove = () => {
    passFocus(notification);
    notification.remove();
    releaseSpace(notification);
  };
  const act = async ({ run }: NotificationAction) => {
    const outcome = await run?.();
    if (!outcome) return remove();
    message.textContent = outcome.problem;
    showMessage(notification, true);
  };
  const buttons = actions.map((action, index) => {
    const look = index === 0 && !areAlike ? 'button' : 'button button-quiet';
    const button = element('button', { type: 'button', class: look }, action.label);
    button.addEventListener('click', () => act(action));
    return button;
  });
  notification.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') buttons.at(-1)?.click();
  });
  notification.append(message, ...(link ? [link] : []), element('div', { 'data-alike': areAlike }, ...buttons));
  placeMessage(notification);
  // A live region says what changes in it, not what it came with.
  message.textContent = text;
  showMessage(notification, isProblem);
  return { remove };
}
