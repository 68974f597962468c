import type { ComponentType } from 'react';
import type { TripDialog } from '../cart/CartContents.tsx';
import { dialogCode } from './dialog-code.ts';
import { useBookingDialog } from './use-booking-dialog.tsx';

/** A screen with the booking dialog, which it opens by its property `tripDialog`. */
export function withBookingDialog<Props extends object>(
  Screen: ComponentType<Props & { readonly tripDialog: TripDialog }>,
): ComponentType<Props> {
  return function ScreenWithDialog(props) {
    const { open, dialog } = useBookingDialog();
    return (
      <>
        <Screen {...props} tripDialog={{ load: dialogCode.load, open }} />
        {dialog}
      </>
    );
  };
}
