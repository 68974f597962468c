import { messageLinks } from '../../lib/bookings/message-links.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { Notice } from '../kit/Notice.tsx';
import { ContactLines } from './ContactLines.tsx';

interface Props {
  /** Null where the address names no booking. */
  readonly bookingRef: string | null;
  readonly kind: 'reading' | 'fresh' | 'offline' | 'unavailable' | 'no-api' | 'not-found';
  readonly operator: Operator;
  readonly locale: string;
  readonly retry: () => void;
}

const REASONS = {
  offline:
    'You are offline, and this booking is not saved on this device yet. Open this page again when you are online.',
  unavailable: 'Our service is not responding right now. Nothing is lost; try again in a moment.',
  'no-api': 'This copy of the site stores no bookings. Write to us: the reference is already in the message.',
  'not-found':
    'This device cannot open that booking, or the booking does not exist. Open the link in our e-mail. Lost it? Go to My trips and use “Lost the link?”.',
} as const;

/** Outcomes for which a retry will not help soon. */
const NEEDS_CONTACT: ReadonlySet<Props['kind']> = new Set(['no-api', 'not-found']);

const TRIPS = (
  <a className="button button-quiet" href={PATHS.trips}>
    My trips
  </a>
);

/** Shown in place of a booking that cannot be shown. */
export function BookingNotFound({ bookingRef, kind, operator, locale, retry }: Props) {
  if (bookingRef === null) return <NoReference />;
  if (kind === 'reading' || kind === 'fresh') return <div className="screen-wait" aria-busy="true" />;
  const { contacts, hours } = operator;
  const links = messageLinks(contacts, `Booking ${bookingRef}`, `Booking ${bookingRef}: `);
  return (
    <Notice tone="problem" title={`Booking ${bookingRef} cannot be opened`}>
      <p>{REASONS[kind]}</p>
      <p className="message-links">
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
        {TRIPS}
      </p>
      {NEEDS_CONTACT.has(kind) && <ContactLines links={links} phone={contacts.phone} hours={hours} locale={locale} />}
    </Notice>
  );
}

/** Shown without a reference: trips not booked are still in the cart. */
function NoReference() {
  return (
    <Notice tone="problem" title="Which booking?">
      <p>This link has no booking reference. Trips you have not booked yet are in your cart.</p>
      <p className="message-links">
        <a className="button" href={PATHS.cart}>
          Your cart
        </a>
        {TRIPS}
      </p>
    </Notice>
  );
}
