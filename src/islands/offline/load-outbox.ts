import { mayWait } from '../page/has-pending.ts';

/** Pages on which something may be left waiting. */
const WRITING_PAGE = '[data-uses-cart]';

/** Brings what sends the outbox, where there may be something in it: other pages do without its code. */
export function startOutbox(): void {
  if (!mayWait() && !document.querySelector(WRITING_PAGE)) return;
  import('./sync-outbox.ts').then(
    ({ followOutbox }) => followOutbox(),
    () => undefined,
  );
}
