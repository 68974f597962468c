import { isCheckout } from '../../lib/navigation/checkout-paths.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { element } from './element.ts';
import css from './notification.css?inline';
import { placeMessage, showMessage } from './place-message.ts';
import { releaseSpace } from './reserve-space.ts';

/** A button of a notification. */
export interface NotificationAction {
  readonly label: string;
  /** What it does; the notification closes in any case, unless this returns a problem. */
  readonly run?: () => Promise<Outcome> | undefined;
}

/** Why a notification stays: a text in the place of its own. */
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

/** A notification that is shown. */
export interface NotificationHandle {
  readonly remove: () => void;
}

/** Moves the focus from a button that goes to the header, where the same can be changed. */
function passFocus(from: HTMLElement): void {
  if (!from.contains(document.activeElement)) return;
  document.querySelector<HTMLElement>('.header-currency')?.focus({ preventScroll: true });
}

/** Shows a notification, outside of checkout. It takes no focus, moves nothing, and is announced politely. */
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
