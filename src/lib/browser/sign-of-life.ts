/** Somebody is there who does more than look; in another tab, where `storage` comes from, they may have chosen a currency. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'storage'] as const;

/** Does something once, when somebody begins to use the page. */
export function onSignOfLife(task: () => void): void {
  const answer = () => {
    for (const type of SIGNS) removeEventListener(type, answer);
    task();
  };
  for (const type of SIGNS) addEventListener(type, answer, { passive: true });
}
