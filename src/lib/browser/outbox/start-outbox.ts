/** What stands in the browser's storage where something waits: see stores/outbox.ts and stores/participant-drafts.ts. */
const KEYS = ['outbox.1', 'participant-drafts.1'];

/** Pages on which something may be left waiting. */
const WRITING_PAGE = '[data-uses-cart]';

function mayWait(): boolean {
  try {
    return KEYS.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Brings what sends the outbox, where there may be something in it: other pages do without its code. */
export function startOutbox(): void {
  if (!mayWait() && !document.querySelector(WRITING_PAGE)) return;
  import('./follow-outbox.ts').then(
    ({ followOutbox }) => followOutbox(),
    () => undefined,
  );
}
