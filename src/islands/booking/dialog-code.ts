import { askForListings } from '../../lib/stores/known-listings.ts';

type DialogModule = typeof import('./BookingDialog.tsx');

let loading: Promise<DialogModule> | undefined;
let loaded: DialogModule | null = null;

/** Whether the traveller asked the browser for few bytes. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** The dialog's code if it is here: then it opens at once. */
export function dialogCode(): DialogModule | null {
  return loaded;
}

/** Brings the dialog's code. What failed is tried again with the next call. @throws Error when it does not come */
export function loadDialog(): Promise<DialogModule> {
  loading ??= import('./BookingDialog.tsx').then(
    (module) => {
      loaded = module;
      return module;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Brings everything that the dialog of a listing needs before somebody opens it; the calendar not for those who save data. */
export function warmDialog(code: string): void {
  askForListings([code]);
  const calendar = savesData()
    ? Promise.resolve()
    : import('../parts/booking/DayField.tsx').then((day) => day.loadCalendar());
  Promise.all([loadDialog(), calendar]).catch(() => undefined);
}
