interface Props {
  /** Milliseconds since 1970. */
  readonly instant: number;
  readonly locale: string;
  /** The format: see lib/time/manila-format.ts. */
  readonly as: (instant: number, locale: string) => string;
}

/** A day or an hour of Palawan among the page's words, in the traveller's locale. */
export function LocalTime({ instant, locale, as }: Props) {
  return (
    <time dateTime={new Date(instant).toISOString()} lang={locale}>
      {as(instant, locale)}
    </time>
  );
}
