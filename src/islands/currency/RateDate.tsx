import type { ReactNode } from 'react';
import { currencyPickerMessages } from '../../lib/messages/currency-picker.ts';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** `2026-09-29` */
  readonly date: string;
  readonly locale: string;
}

/** The day of the exchange rates, in words. */
export function RateDate({ date, locale }: Props) {
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const t = currencyPickerMessages(useLanguage());
  const day = (
    <time dateTime={date} lang={locale}>
      {words}
    </time>
  );
  return (
    <p className="soft small">
      <Message parts={t.rates<ReactNode>(day)} />
    </p>
  );
}
