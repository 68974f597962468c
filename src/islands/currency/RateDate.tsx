interface Props {
  /** `2026-09-29` */
  readonly date: string;
  readonly locale: string;
}

/** The day of the exchange rates, in words. */
export function RateDate({ date, locale }: Props) {
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <p className="soft small">
      Rates of{' '}
      <time dateTime={date} lang={locale}>
        {words}
      </time>
    </p>
  );
}
