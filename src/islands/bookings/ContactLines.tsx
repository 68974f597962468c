import type { ReactNode } from 'react';
import { formatPhone } from '../../lib/booking/format-phone.ts';
import type { MessageLink } from '../../lib/bookings/message-links.ts';
import { bookingScreensMessages } from '../../lib/messages/booking-screens.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

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
  const t = bookingScreensMessages(useLanguage());
  return (
    <>
      <p>
        <Message
          parts={t.call<ReactNode>(
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
            <LocalHours locale={locale}>{hours}</LocalHours>,
          )}
        />
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
