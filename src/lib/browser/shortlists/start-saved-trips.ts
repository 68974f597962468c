import { isRemembered } from '../remembered.ts';
import { onSignOfLife } from '../sign-of-life.ts';

/** Fills the page of saved trips: at once where something may be saved, else when somebody begins to use the page. */
export function startSavedTrips(): void {
  const place = document.querySelector<HTMLElement>('[data-saved-page]');
  if (!place) return;
  const fill = () =>
    import('./saved-page.ts').then(
      ({ startSavedPage }) => startSavedPage(place),
      () => undefined,
    );
  if (isRemembered()) fill();
  else onSignOfLife(fill);
}
