import { manilaDate } from '../../lib/time/manila.ts';

/** Lets the fields refuse past days: today is not known while pages are built. */
export function setEarliestDay(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    ':is(.search-form, .search-bar, [data-when]) [type=date]',
  )) {
    field.min = manilaDate(Date.now());
  }
}
