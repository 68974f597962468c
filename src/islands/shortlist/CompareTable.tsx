import type { ReactNode } from 'react';
import { type GroupView, viewForGroup } from '../../lib/catalogue/comparison.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { typeText } from '../../lib/catalogue/sample.text.ts';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import type { ComparisonMessages } from '../../lib/messages/comparison.en.ts';
import { comparisonMessages } from '../../lib/messages/comparison.ts';
import { listOf } from '../../lib/messages/list-format.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { bookingPath } from '../../lib/navigation/paths.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { Pesos } from '../kit/Pesos.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { CardImage } from '../listing/CardImage.tsx';

/** A line of the table: its label, and a cell for each listing. */
interface Line {
  readonly label: string;
  readonly cell: (detail: ListingDetail, group: GroupView) => ReactNode;
}

function list(texts: readonly string[]): ReactNode {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function departures({ sched, departures: none }: ListingDetail, locale: string, language: Language): string {
  const times = sched.map(({ time }) => clockText(time, locale));
  return times.length > 0 ? listOf(language, times) : none;
}

function total({ totalUsd, vehicles }: GroupView, format: PriceFormat): ReactNode {
  return (
    <span>
      <strong>
        <PriceData usd={totalUsd} view={format} />
      </strong>
      {vehicles && ` ${vehicles}`}
    </span>
  );
}

function linesOf(people: number, format: PriceFormat, t: ComparisonMessages, language: Language): readonly Line[] {
  const { locale } = format;
  return [
    { label: t.price(people), cell: (_, group) => total(group, format) },
    { label: t.each, cell: (_, { shareUsd }) => <PriceData usd={shareUsd} view={format} /> },
    {
      label: t.cash(people),
      cell: (_, { cashPhp }) => (cashPhp > 0 ? <Pesos php={cashPhp} locale={locale} /> : t.noCash),
    },
    { label: t.duration, cell: ({ durationText }) => durationText },
    { label: t.departures, cell: (detail) => departures(detail, locale, language) },
    { label: t.cancellation, cell: ({ policySummary, sample }) => (sample ? '–' : policySummary) },
    { label: t.included, cell: ({ inclusions }) => list(inclusions) },
    { label: t.excluded, cell: ({ exclusions }) => list(exclusions) },
    { label: t.provider, cell: ({ provider }) => provider.name },
  ];
}

interface HeadProps {
  readonly detail: ListingDetail;
  readonly onRemove: () => void;
}

/** The way to book a trip, and to remove it. Samples cannot be booked. */
function ColumnButtons({ detail, onRemove }: HeadProps) {
  const language = useLanguage();
  const t = comparisonMessages(language);
  const [slug] = detail.slugs;
  return (
    <td>
      {!detail.sample && slug !== undefined && (
        <a className="button" href={localizedPath(bookingPath(slug), language)} aria-label={t.bookTrip(detail.title)}>
          {t.book}
        </a>
      )}
      <button type="button" className="button button-quiet" aria-label={t.removeTrip(detail.title)} onClick={onRemove}>
        {t.remove}
      </button>
    </td>
  );
}

interface Props {
  readonly details: readonly ListingDetail[];
  readonly people: number;
  readonly format: PriceFormat;
  readonly onRemove: (detail: ListingDetail) => void;
}

/**
 * Listings side by side for a group. Labels are above their cells, so that three columns fit a
 * phone.
 */
export function CompareTable({ details, people, format, onRemove }: Props) {
  const language = useLanguage();
  const t = comparisonMessages(language);
  const groups = details.map((detail) => ({ detail, group: viewForGroup(detail, people, language) }));
  return (
    <table className="compare-table" data-columns={details.length}>
      <caption className="hidden-visually">{t.caption}</caption>
      <thead>
        <tr>
          {details.map((detail) => (
            <th key={detail.code} scope="col">
              <CardImage picture={detail.picture} sizes="(min-width: 1280px) 24rem, 31vw" />
              <span className="card-type">{typeText(detail, language)}</span>
              <a href={detail.path}>{detail.title}</a>
            </th>
          ))}
        </tr>
        <tr>
          {details.map((detail) => (
            <ColumnButtons key={detail.code} detail={detail} onRemove={() => onRemove(detail)} />
          ))}
        </tr>
      </thead>
      {linesOf(people, format, t, language).map(({ label, cell }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={details.length}>
              {label}
            </th>
          </tr>
          <tr>
            {groups.map(({ detail, group }) => (
              <td key={detail.code}>{cell(detail, group)}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
