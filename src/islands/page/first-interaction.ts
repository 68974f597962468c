/** Events of a traveller who uses the page; `storage` for choices in another tab. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'storage'] as const;

/** Browsers report a movement too when the layout has changed under a pointer that rests. */
function isLayoutUnderPointer(event: Event): boolean {
  return (
    event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0
  );
}

/** Runs a task once, on the first interaction with the page. */
export function onFirstInteraction(task: () => void): void {
  const onInteraction = (event: Event) => {
    if (isLayoutUnderPointer(event)) return;
    for (const type of INTERACTIONS) removeEventListener(type, onInteraction);
    task();
  };
  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { passive: true });
}
