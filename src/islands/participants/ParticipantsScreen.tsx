import { useState } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { hasVoucher } from '../../lib/bookings/booking-status.text.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { participantsMessages } from '../../lib/messages/participants.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { bookingProgress } from '../../lib/participants/booking-progress.ts';
import { firstOpen, formsOf } from '../../lib/participants/people-of-booking.ts';
import { formKey, type TypedDrafts } from '../../lib/participants/saved-travellers.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { BookingNotFound } from '../bookings/BookingNotFound.tsx';
import { BookingRefreshNotice } from '../bookings/BookingRefreshNotice.tsx';
import { useBooking } from '../bookings/use-booking.ts';
import { usePreference } from '../currency/use-preference.ts';
import { Notice } from '../kit/Notice.tsx';
import css from '../kit/screen.css?inline';
import formCss from '../kit/screen-form.css?inline';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { ParticipantsEnd } from './ParticipantsEnd.tsx';
import { ParticipantsHead } from './ParticipantsHead.tsx';
import participantsCss from './participants.css?inline';
import { TripParticipants } from './TripParticipants.tsx';

export interface ParticipantsProps {
  readonly operator: Operator;
  readonly service: BookingService;
}

/**
 * The participants: one form for each trip and person (specification.md#routes:
 * /participants/{ref}).
 */
export function ParticipantsScreen({ operator, service }: ParticipantsProps) {
  useStyles(css);
  useStyles(formCss);
  useStyles(participantsCss);
  const language = useLanguage();
  const t = participantsMessages(language);
  const { locale } = usePreference();
  const { ref, stored, loadState, settled, refresh } = useBooking(service);
  const restoreFocus = useFocusRestore();
  const refreshBooking = () => {
    restoreFocus(() => document.querySelector<HTMLElement>('.person summary'));
    refresh();
  };
  if (!stored)
    return <BookingNotFound bookingRef={ref} {...loadState} operator={operator} locale={locale} retry={refresh} />;
  const { booking } = stored;
  if (!hasVoucher(booking.status)) {
    return (
      <Notice tone="info" title={t.over}>
        <p>{t.overText}</p>
        <p>
          <a href={localizedPath(`${PATHS.confirmation}#ref=${booking.ref}`, language)}>{t.seeBooking}</a>
        </p>
      </Notice>
    );
  }
  return (
    <div className="participants">
      <BookingRefreshNotice {...loadState} readAt={stored.readAt} locale={locale} retry={refreshBooking} />
      <ParticipantsHead bookingRef={booking.ref} progress={bookingProgress(booking.trips)} />
      {/* Another device may have filled forms since: they begin with what the service has. */}
      {settled ? (
        <>
          <AllForms booking={booking} locale={locale} service={service} />
          <ParticipantsEnd bookingRef={booking.ref} progress={bookingProgress(booking.trips)} />
        </>
      ) : (
        <div className="screen-wait" aria-busy="true" />
      )}
    </div>
  );
}

interface FormsProps {
  readonly booking: Booking;
  readonly locale: string;
  readonly service: BookingService;
}

function AllForms({ booking, locale, service }: FormsProps) {
  const forms = formsOf(booking);
  const [typed, setTyped] = useState<TypedDrafts>({});
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const first = firstOpen(forms);
    return new Set(first ? [formKey(first.tripRef, first.index)] : []);
  });
  const toggle = (key: string, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(key);
      else after.delete(key);
      return after;
    });
  return forms.map((trip) => (
    <TripParticipants
      key={trip.trip.ref}
      booking={booking}
      forms={trip}
      locale={locale}
      service={service}
      typed={typed}
      open={open}
      onToggle={toggle}
      onType={(key, draft) => setTyped((before) => ({ ...before, [key]: draft }))}
    />
  ));
}
