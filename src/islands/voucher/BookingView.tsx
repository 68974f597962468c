import { type ReactNode, useEffect, useRef } from 'react';
import type { BookingStatus } from '../../lib/booking/booking-status.schema.ts';
import { openTasks } from '../../lib/booking/open-tasks.ts';
import { hasVoucher } from '../../lib/booking/status-words.ts';
import type { PriceView } from '../../lib/currency/price-view.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import type { BookingService } from '../../lib/stores/booking-service/booking-service.ts';
import type { KeptBooking } from '../../lib/stores/kept-bookings.ts';
import { messageLinks } from '../../lib/voucher/message-links.ts';
import { ContactLines } from '../parts/voucher/ContactLines.tsx';
import { MoneyLines } from '../parts/voucher/MoneyLines.tsx';
import { StatusHead } from '../parts/voucher/StatusHead.tsx';
import { TravellersLink } from '../parts/voucher/TravellersLink.tsx';
import { VoucherCard } from '../parts/voucher/VoucherCard.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { cameFromPayment } from './use-payment-wait.ts';

interface Props {
  readonly kept: KeptBooking;
  readonly operator: Operator;
  readonly service: BookingService;
  readonly go: (address: string) => void;
  readonly refresh: () => void;
  readonly view: PriceView;
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel no-print" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** What only some travellers need to know about the state of their booking. */
function moreAbout({ booking }: KeptBooking): string {
  const wasLost = new URLSearchParams(location.hash.slice(1)).has('earlier');
  if (wasLost)
    return 'It was booked by an earlier attempt of which the answer got lost: look whether everything is as you want it.';
  const isWaiting = booking.status === 'awaiting-payment' && cameFromPayment();
  return isWaiting ? 'If you have just paid: we hear of it in a minute, and this page changes by itself.' : '';
}

/** What was pressed is gone with the old state: the focus goes to where the new one is told. */
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
export function BookingView({ kept, operator, service, go, refresh, view }: Props) {
  const { booking } = kept;
  const { ref, status } = booking;
  const { contacts, hours, name } = operator;
  const tasks = openTasks(booking);
  const isAlive = hasVoucher(status);
  const head = useStateFocus(status);
  const links = messageLinks(contacts, `Booking ${ref}`, `Booking ${ref}: `);
  return (
    <>
      <StatusHead bookingRef={ref} status={status} more={moreAbout(kept)} box={head} />
      <div className="confirmation-main">
        <PaymentPart kept={kept} dues={tasks.dues} service={service} go={go} refresh={refresh} view={view} />
        {isAlive && (
          <VoucherCard booking={booking} operator={name} locale={view.locale} valid={status !== 'awaiting-payment'} />
        )}
      </div>
      <div className="confirmation-side">
        {isAlive && (
          <Part id="travellers-title" title="Who travels">
            <TravellersLink bookingRef={ref} progress={tasks.participants} passports={tasks.passports} />
          </Part>
        )}
        {isAlive && (
          <Part id="along-title" title="Take it with you">
            <TakeAlong booking={booking} operator={operator} locale={view.locale} />
          </Part>
        )}
        <Part id="money-title" title="What you pay">
          <MoneyLines booking={booking} dues={tasks.dues} view={view} />
        </Part>
        <section className="panel" aria-labelledby="contact-title">
          <h2 id="contact-title">Questions about this booking</h2>
          <ContactLines links={links} phone={contacts.phone} hours={hours} />
        </section>
        {isAlive && (
          <Part id="change-title" title="Change or cancel">
            <p>A change of day, hour or people is free where the provider can do it. Write to us with the reference.</p>
            <CancelBooking kept={kept} service={service} refresh={refresh} />
          </Part>
        )}
      </div>
    </>
  );
}
