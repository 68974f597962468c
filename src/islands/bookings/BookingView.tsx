import { type ReactNode, useEffect, useRef } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { BookingStatus } from '../../lib/bookings/booking-status.schema.ts';
import { hasVoucher } from '../../lib/bookings/booking-status.text.ts';
import type { CalledOffChoice } from '../../lib/bookings/called-off-choice.ts';
import { messageLinks } from '../../lib/bookings/message-links.ts';
import { allPaid } from '../../lib/bookings/net-payments.ts';
import type { BookingPageMessages } from '../../lib/messages/booking-page.en.ts';
import { bookingPageMessages } from '../../lib/messages/booking-page.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import { nextStep } from '../../lib/participants/next-step.ts';
import { openTasks } from '../../lib/participants/open-tasks.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import type { StoredBooking } from '../booking-service/stored-booking.schema.ts';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';
import { BookingEmail } from './BookingEmail.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { CancelledTrips, DroppedTrips } from './CancelledTrips.tsx';
import { ChangeTrip } from './ChangeTrip.tsx';
import { ContactLines } from './ContactLines.tsx';
import { HotelField } from './HotelField.tsx';
import { MoneyLines } from './MoneyLines.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { ShareBooking } from './ShareBooking.tsx';
import { StatusHead } from './StatusHead.tsx';
import { TravellersLink } from './TravellersLink.tsx';
import { cameFromPayment } from './use-payment-polling.ts';
import { VoucherCard } from './VoucherCard.tsx';

interface Props {
  readonly stored: StoredBooking;
  /** What the link of a mail has chosen, or null. */
  readonly choice: CalledOffChoice | null;
  readonly operator: Operator;
  readonly service: BookingService;
  readonly go: Navigate;
  /** Stores the booking as the service sent it. */
  readonly onChange: (booking: Booking) => void;
  readonly refresh: () => void;
  readonly view: PriceFormat;
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** Whether paper has it too. */
  readonly printed?: boolean;
  readonly children: ReactNode;
}

function Part({ id, title, printed = false, children }: PartProps) {
  return (
    <section className={printed ? 'panel' : 'panel no-print'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Further text about the state of a booking, for some travellers. */
function moreText({ booking }: StoredBooking, t: BookingPageMessages): string {
  const wasLost = new URLSearchParams(location.hash.slice(1)).has('earlier');
  if (wasLost) return t.answerWasLost;
  const isWaiting = booking.status === 'awaiting-payment' && cameFromPayment();
  return isWaiting ? t.justPaid : '';
}

/** Focuses the new state after a change, as the pressed button is gone. */
function useStateFocus(status: BookingStatus) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(status);
  useEffect(() => {
    if (last.current !== status) box.current?.focus();
    last.current = status;
  }, [status]);
  return box;
}

/** Everything about one booking. */
export function BookingView({ stored, choice, operator, service, go, onChange, refresh, view }: Props) {
  const language = useLanguage();
  const t = bookingPageMessages(language);
  const { booking } = stored;
  const { ref, status } = booking;
  const { contacts, hours, name } = operator;
  const now = Date.now();
  const tasks = openTasks(booking, now);
  const step = nextStep(booking, now);
  const isActive = hasVoucher(status);
  const isOver = status === 'cancelled' || status === 'expired';
  const asked = booking.trips.find((trip) => trip.ref === choice?.tripRef);
  const chosen = asked ? choice : null;
  // One of several trips is taken out without the others.
  const isAlone = booking.trips.length === 1 && asked?.isCalledOff === true;
  const cancels = chosen?.kind === 'cancel' && isAlone ? chosen : null;
  const head = useStateFocus(status);
  const restoreFocus = useFocusRestore();
  const links = messageLinks(contacts, `Booking ${ref}`, `Booking ${ref}: `, language);
  return (
    <>
      <StatusHead
        booking={booking}
        more={moreText(stored, t)}
        isHotelMissing={tasks.hotels && step.kind !== 'hotel'}
        box={head}
      >
        <NextStepCard step={step} booking={booking} locale={view.locale} />
      </StatusHead>
      <div className="confirmation-main">
        <PaymentPanel stored={stored} dues={tasks.dues} service={service} go={go} refresh={refresh} view={view} />
        {isOver && <CancelledTrips booking={booking} locale={view.locale} />}
        <DroppedTrips booking={booking} locale={view.locale} isOver={isOver} />
        {isActive && (
          <VoucherCard
            booking={booking}
            operator={name}
            locale={view.locale}
            valid={status !== 'awaiting-payment'}
            hotelField={(trip, side) => (
              <HotelField
                bookingRef={ref}
                trip={trip}
                side={side}
                service={service}
                onChange={onChange}
                onKnown={() => restoreFocus(() => document.querySelector<HTMLElement>('#voucher-title'))}
              />
            )}
            action={(trip) => (
              <ChangeTrip
                booking={booking}
                trip={trip}
                service={service}
                onChange={onChange}
                refresh={refresh}
                view={view}
                choice={cancels === null && chosen?.tripRef === trip.ref ? chosen : null}
              />
            )}
          />
        )}
      </div>
      <div className="confirmation-side">
        {isActive && (
          <Part id="travellers-title" title={t.titles.travellers}>
            <TravellersLink bookingRef={ref} progress={tasks.participants} passports={tasks.passports} />
          </Part>
        )}
        {isActive && (
          <Part id="along-title" title={t.titles.share}>
            <ShareBooking booking={booking} operator={operator} locale={view.locale} />
          </Part>
        )}
        {(!isOver || allPaid(booking).minor > 0) && (
          <Part id="money-title" title={isOver ? t.titles.paid : t.titles.price} printed>
            <MoneyLines booking={booking} dues={tasks.dues} view={view} isOver={isOver} />
          </Part>
        )}
        <Part id="mail-title" title={t.titles.email}>
          <BookingEmail stored={stored} service={service} onChange={onChange} />
        </Part>
        <section className="panel" aria-labelledby="contact-title">
          <h2 id="contact-title">{t.titles.contact}</h2>
          <ContactLines links={links} phone={contacts.phone} hours={hours} locale={view.locale} />
        </section>
        {isActive && (
          <Part id="change-title" title={t.titles.change}>
            <p>{t.changeHelp}</p>
            <CancelBooking
              stored={stored}
              locale={view.locale}
              service={service}
              onChange={onChange}
              refresh={refresh}
              choice={cancels}
            />
          </Part>
        )}
      </div>
    </>
  );
}
