import { type MouseEvent, useEffect, useRef } from 'react';
import { Island } from '../kit/Island.tsx';
import { prefetchDialog } from './dialog-code.ts';
import { useBookingDialog } from './use-booking-dialog.tsx';

/** The listing whose page this is. */
function listingCode(): string {
  return document.querySelector('main')?.dataset.listing ?? '';
}

/**
 * Opens the booking dialog of a listing's page. Without scripts, and where its code does not load,
 * it leads to the contacts.
 */
export default function BookButton() {
  const link = useRef<HTMLAnchorElement>(null);
  const { open, prepare, dialog } = useBookingDialog();
  useEffect(() => {
    const code = listingCode();
    prefetchDialog(code).then(
      () => prepare(code),
      () => undefined,
    );
  }, [prepare]);
  const book = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    open(listingCode(), null, () => link.current).catch(() => location.assign(currentTarget.href));
  };
  return (
    <Island name="the booking">
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link, to the contacts */}
      <a ref={link} className="button no-print" href="#book" onClick={book}>
        Book
      </a>
      {dialog}
    </Island>
  );
}
