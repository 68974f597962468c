import { type MouseEvent, useEffect, useRef } from 'react';
import type { Language } from '../../lib/languages/language.ts';
import { bookButtonMessages } from '../../lib/messages/book-button.ts';
import { Island } from '../kit/Island.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { loadKnownListings } from '../listing/known-listings.store.ts';
import { dialogCode, prefetchDialog } from './dialog-code.ts';
import { useBookingDialog } from './use-booking-dialog.tsx';

/** The listing whose page this is. */
function listingCode(): string {
  return document.querySelector('main')?.dataset.listing ?? '';
}

/** Hands the day and the hour of the price card to the dialog, as soon as its code is there. */
async function handOverWhen(code: string): Promise<void> {
  const [{ storeWhen }] = await Promise.all([dialogCode.load(), loadKnownListings([code])]);
  storeWhen(code);
}

interface Props {
  readonly language?: Language | undefined;
}

/**
 * Opens the booking dialog of a listing's page. Without scripts, and where its code does not load,
 * it leads to the contacts.
 */
export default function BookButton({ language }: Props) {
  const t = bookButtonMessages(useLanguage(language));
  const link = useRef<HTMLAnchorElement>(null);
  const { open, prepare, dialog } = useBookingDialog();
  useEffect(() => {
    const code = listingCode();
    prefetchDialog(code).then(
      () => {
        prepare(code);
        dialogCode.now()?.syncWhenFields(code);
      },
      () => undefined,
    );
  }, [prepare]);
  const book = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const code = listingCode();
    handOverWhen(code).catch(() => undefined);
    open(code, null, () => link.current).catch(() => location.assign(currentTarget.href));
  };
  return (
    <Island messages={bookButtonMessages} language={language}>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link, to the contacts */}
      <a ref={link} className="button no-print" href="#book" onClick={book}>
        {t.book}
      </a>
      {dialog}
    </Island>
  );
}
