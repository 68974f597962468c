import { onDemand } from '../kit/on-demand.ts';
import { loadKnownListings } from '../listing/known-listings.store.ts';

/** The booking dialog, which opens at once where its code is here. */
export const dialogCode = onDemand(() => import('./BookingDialog.tsx'));

/** Whether the traveller asked the browser for few bytes. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

async function prefetchCalendar(): Promise<void> {
  const { calendarCode } = await import('./DayField.tsx');
  await calendarCode.load();
}

/**
 * Loads everything that the dialog of a listing needs before somebody opens it; the calendar not for those who save data.
 * @throws Error when something does not come
 */
export async function prefetchDialog(code: string): Promise<void> {
  const loads = savesData() ? [dialogCode.load] : [dialogCode.load, prefetchCalendar];
  await Promise.all([loadKnownListings([code]), ...loads.map((load) => load())]);
}
