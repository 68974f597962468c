/** Somebody is there who does more than look; in another tab, where `storage` comes from, they may have chosen a currency. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'storage'] as const;

/** Browsers report a movement too when the layout has changed under a pointer that rests. */
function isLayoutUnderPointer(event: Event): boolean {
  return (
    event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0
  );
}

/** Does something once, when somebody begins to use the page. */
export function onSignOfLife(task: () => void): void {
  const answer = (event: Event) => {
    if (isLayoutUnderPointer(event)) return;
    for (const type of SIGNS) removeEventListener(type, answer);
    task();
  };
  for (const type of SIGNS) addEventListener(type, answer, { passive: true });
}
