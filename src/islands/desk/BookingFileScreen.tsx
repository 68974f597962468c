import { bookingFileContract } from '../../lib/desk/booking-file.contract.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingHistory } from './BookingHistory.tsx';
import { BookingMails } from './BookingMails.tsx';
import { BookingMoney } from './BookingMoney.tsx';
import { BookingNotes } from './BookingNotes.tsx';
import { BookingTrips } from './BookingTrips.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { DeskHead } from './DeskHead.tsx';
import { momentText } from './desk-format.ts';
import { PassportList } from './PassportList.tsx';
import { StatusChip } from './StatusChip.tsx';
import { useDeskQuery } from './use-desk-query.ts';

interface Props {
  readonly bookingRef: string;
  readonly session: DeskSession;
}

/** A booking with all that can be done to it (specification.md#a-booking-at-the-desk). */
export function BookingFileScreen({ bookingRef, session }: Props) {
  const path = `${bookingFileContract.path}${bookingRef}`;
  const { data: file, problem, isLoading, reload, replace } = useDeskQuery(bookingFileContract, path);
  const part = file && { file, path, replace };
  const hasPassports = file?.booking.trips.some(({ documents }) => documents === 'passport') ?? false;
  return (
    <>
      <DeskHead
        title={file?.booking.booker.name ?? bookingRef}
        asOf={file?.asOf ?? null}
        problem={problem}
        isLoading={isLoading}
        reload={reload}
      >
        {file?.reseller && <p>Sold by {file.reseller}, paid by invoice</p>}
        {file && (
          <p className="desk-row-head">
            <span>
              <strong>{bookingRef}</strong>
              <span className="soft"> booked {momentText(file.booking.placedAt)}</span>
            </span>
            <StatusChip status={file.booking.status} />
          </p>
        )}
      </DeskHead>
      {part && (
        <>
          <ContactLinks {...part.file.booking.booker} />
          <p className="soft desk-wrap">
            {part.file.booking.booker.mobile} · {part.file.booking.booker.email}
          </p>
          <BookingActions {...part} session={session} />
          <BookingMoney {...part} />
          <BookingTrips {...part} canChange={session.actions.includes('change-bookings')} />
          {hasPassports && session.actions.includes('read-passports') && <PassportList path={path} file={part.file} />}
          <BookingNotes {...part} />
          <BookingMails {...part} />
          <BookingHistory file={part.file} />
        </>
      )}
    </>
  );
}
