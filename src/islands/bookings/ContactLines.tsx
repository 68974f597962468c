import { formatPhone } from '../../lib/booking/format-phone.ts';
import type { MessageLink } from '../../lib/bookings/message-links.ts';
import { LocalHours } from '../kit/LocalHours.tsx';

interface Props {
  readonly links: readonly MessageLink[];
  /** The number in the form `+63485550100`. */
  readonly phone: string;
  /** Office hours. */
  readonly hours: string;
  readonly locale: string;
}

/** The operator's contacts for a booking; messages have its reference. */
export function ContactLines({ links, phone, hours, locale }: Props) {
  return (
    <>
      <p>
        On the day, call <a href={`tel:${phone}`}>{formatPhone(phone)}</a>. We answer:{' '}
        <LocalHours locale={locale}>{hours}</LocalHours>.
      </p>
      <p className="message-links no-print">
        {links.map(({ kind, label, href }) => (
          <a key={kind} className="button button-quiet" href={href} rel="noreferrer">
            {label}
          </a>
        ))}
      </p>
    </>
  );
}
