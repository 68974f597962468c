import type { ReactNode } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { payDeadlineMessages } from '../../lib/messages/pay-deadline.ts';
import { localTimeText } from '../../lib/time/local-time.text.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly booking: Pick<Booking, 'status' | 'payBy' | 'booker'>;
  readonly locale: string;
}

/**
 * The deadline to pay, in Palawan time and the reader's, and where its mail went. Empty without a
 * deadline.
 */
export function PayDeadline({ booking: { status, payBy: until, booker }, locale }: Props) {
  const t = payDeadlineMessages(useLanguage());
  if (status !== 'awaiting-payment' || until === undefined) return null;
  const instant = Date.parse(until);
  const here = localTimeText(instant, locale);
  const payBy = (
    <strong>
      <Message parts={t.payBy<ReactNode>(<LocalTime instant={instant} locale={locale} as={formatManilaMoment} />)} />
    </strong>
  );
  const hereTime = (
    <time dateTime={new Date(instant).toISOString()} lang={locale}>
      {here}
    </time>
  );
  return (
    <p className="pay-deadline">
      <Message parts={here === null ? t.deadline<ReactNode>(payBy) : t.deadlineHere<ReactNode>(payBy, hereTime)} />{' '}
      <Message parts={t.email<ReactNode>(<strong>{booker.email}</strong>)} />
    </p>
  );
}
