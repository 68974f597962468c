import { atom } from 'nanostores';
import { loadNotifications } from './load-notifications.ts';
import type { Card, PageNotification, Shown, Toast } from './notification-types.ts';
import { areInFlow } from './notifications-in-flow.ts';

/** The notifications of this page, the oldest first: see OverlaysIsland.tsx. */
export const $notifications = atom<readonly Shown[]>([]);

let lastId = 0;

/** Whether a notification takes another's place: there is one toast, and one for each label. */
function isReplaced(shown: PageNotification, next: PageNotification): boolean {
  if (shown.kind === 'toast' || next.kind === 'toast') return shown.kind === next.kind;
  return shown.kind === next.kind && shown.label === next.label;
}

/** The newest text: it is shown where React has not come. */
function latestText(): string {
  return (
    $notifications
      .get()
      .flatMap((shown) => ('text' in shown ? shown.text : []))
      .at(-1) ?? ''
  );
}

/** Loads what renders notifications before there is one: once offline, nobody can load it. */
export function prepareNotifications(): void {
  loadNotifications(latestText);
}

/** Removes a notification, if it is still shown. */
export function removeNotification(id: number): void {
  const rest = $notifications.get().filter((shown) => shown.id !== id);
  if (rest.length < $notifications.get().length) $notifications.set(rest);
}

/** Shows a notification; one that it replaces goes. @returns what removes it */
export function notify(notification: PageNotification): () => void {
  lastId += 1;
  const id = lastId;
  const others = $notifications.get().filter((shown) => !isReplaced(shown, notification));
  $notifications.set([...others, { ...notification, id }]);
  prepareNotifications();
  return () => removeNotification(id);
}

/**
 * Shows and announces a short text that disappears.
 *
 * @example showToast('Saved.', { link: { label: 'View list', href: '/saved' } })
 */
export function showToast(text: string, more: Pick<Toast, 'link' | 'field'> = {}): void {
  notify({ kind: 'toast', text, ...more });
}

/** Shows a card with buttons; in checkout only one about a problem. @returns what removes it */
export function showCard(card: Omit<Card, 'kind'>): () => void {
  if (!card.isProblem && areInFlow()) return () => undefined;
  return notify({ kind: 'card', ...card });
}

/** Whether a card stands in its corner. */
export function isCardShown(): boolean {
  return $notifications.get().some(({ kind }) => kind === 'card');
}
