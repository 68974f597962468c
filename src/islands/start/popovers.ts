const noop = () => undefined;

const load = () => import('../kit/close-on-back.ts');

/** Whether a click leads to another page of this site. */
function isLeaving({ target }: Event): boolean {
  return target instanceof Element && target.closest('a')?.origin === location.origin;
}

/** Whether another page loads already: its entry in the history would come after the marker. */
const isLoading = () => document.documentElement.dataset.loading !== undefined;

/** Watches an opened popover, unless a link in it was followed before the code loaded. */
function closeOnBackLater(popover: HTMLElement): void {
  let hasLeft = false;
  const onClick = (event: Event) => {
    hasLeft ||= isLeaving(event);
  };
  popover.addEventListener('click', onClick);
  load().then(({ closeOnBack }) => {
    popover.removeEventListener('click', onClick);
    if (!hasLeft && !isLoading()) closeOnBack(popover);
  }, noop);
}

/**
 * Lets "back" close the menu and the help sheet. Both are native popovers, so the code loads when
 * the first one opens.
 */
export function closePopoversOnBack(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.addEventListener('toggle', (event) => {
      if ((event as ToggleEvent).newState === 'open') closeOnBackLater(popover);
    });
    // The first touch of the page may have opened it.
    if (popover.getClientRects().length > 0) closeOnBackLater(popover);
  }
  // A reload leaves an entry behind that only this code knows.
  if (history.state?.windows) load().then(({ handleBack }) => handleBack(), noop);
}
