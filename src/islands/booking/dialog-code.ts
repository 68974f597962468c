import { onDemand } from '../kit/on-demand.ts';
import { loadKnownListings } from '../listing/known-listings.store.ts';

/** The code of the booking dialog. */
export const dialogCode = onDemand(() => import('./BookingDialog.tsx'));

/** Whether the browser is set to save data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

async function prefetchCalendar(): Promise<void> {
  const { calendarCode } = await import('./DayField.tsx');
  await calendarCode.load();
}

/**
 * Loads everything that the dialog of a listing needs; the calendar not with saved data.
 * @throws Error when a part does not load
 */
export async function prefetchDialog(code: string): Promise<void> {
  const loads = savesData() ? [dialogCode.load] : [dialogCode.load, prefetchCalendar];
  await Promise.all([loadKnownListings([code]), ...loads.map((load) => load())]);
}
