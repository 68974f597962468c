import type { ComponentType } from 'react';
import type { TripDialog } from '../cart/CartContents.tsx';
import { dialogCode } from './dialog-code.ts';
import { useBookingDialog } from './use-booking-dialog.tsx';

/** A screen with the booking dialog, which it opens by its property `tripDialog`. */
export function withBookingDialog(Screen: ComponentType<{ readonly tripDialog: TripDialog }>) {
  return function ScreenWithDialog() {
    const { open, dialog } = useBookingDialog();
    return (
      <>
        <Screen tripDialog={{ load: dialogCode.load, open }} />
        {dialog}
      </>
    );
  };
}
