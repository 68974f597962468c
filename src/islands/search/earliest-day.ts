import { manilaDate } from '../../lib/time/manila.ts';

/** Lets the browser refuse a day that is over, at the field: today is not known while pages are built. */
export function setEarliestDay(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('.search-form [type=date]')) {
    field.min = manilaDate(Date.now());
  }
}
