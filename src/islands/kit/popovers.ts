const noop = () => undefined;

const load = () => import('./close-on-back.ts');

/** "Back" closes the menu and the help sheet too. They are the browser's own and open without this; its code comes with the first one. */
export function closePopoversOnBack(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    const watch = () => load().then(({ closeOnBack }) => closeOnBack(popover), noop);
    popover.addEventListener('toggle', (event) => {
      if ((event as ToggleEvent).newState === 'open') watch();
    });
    // The first touch of the page may have opened it.
    if (popover.getClientRects().length > 0) watch();
  }
  // A reload leaves an entry behind that only this code knows.
  if (history.state?.windows) load().then(({ handleBack }) => handleBack(), noop);
}
