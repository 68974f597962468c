const nothing = () => undefined;

const load = () => import('./close-on-back.ts');

/** "Back" closes the menu and the help sheet too. They are the browser's own and open without this; its code comes with the first one. */
export function followPopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    const follow = () => load().then(({ closeOnBack }) => closeOnBack(popover), nothing);
    popover.addEventListener('toggle', (event) => {
      if ((event as ToggleEvent).newState === 'open') follow();
    });
    // The first touch of the page may have opened it.
    if (popover.getClientRects().length > 0) follow();
  }
  // A reload leaves an entry behind that only this code knows.
  if (history.state?.windows) load().then(({ followBack }) => followBack(), nothing);
}
