import type { ReactNode } from 'react';
import { type GroupView, viewForGroup } from '../../lib/catalogue/comparison.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { typeText } from '../../lib/catalogue/sample.text.ts';
import { peopleText } from '../../lib/money/people.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { bookingPath } from '../../lib/navigation/paths.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { Pesos } from '../kit/Pesos.tsx';
import { PriceData } from '../kit/PriceData.tsx';
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

function departures({ sched, departures: none }: ListingDetail, locale: string): string {
  return sched.length > 0 ? sched.map(({ time }) => clockText(time, locale)).join(', ') : none;
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

function linesOf(people: number, format: PriceFormat): readonly Line[] {
  const { locale } = format;
  return [
    { label: `Price for ${peopleText(people)}`, cell: (_, group) => total(group, format) },
    { label: 'Each, about', cell: (_, { shareUsd }) => <PriceData usd={shareUsd} view={format} /> },
    {
      label: `Cash to bring for ${peopleText(people)}`,
      cell: (_, { cashPhp }) => (cashPhp > 0 ? <Pesos php={cashPhp} locale={locale} /> : 'None'),
    },
    { label: 'Duration', cell: ({ durationText }) => durationText },
    { label: 'Departures', cell: (detail) => departures(detail, locale) },
    { label: 'Cancellation', cell: ({ policySummary }) => policySummary },
    { label: 'Included', cell: ({ inclusions }) => list(inclusions) },
    { label: 'Not included', cell: ({ exclusions }) => list(exclusions) },
    { label: 'Run by', cell: ({ provider }) => provider.name },
  ];
}

interface HeadProps {
  readonly detail: ListingDetail;
  readonly onRemove: () => void;
}

/** The head of a column: the trip, and the way to book it. Samples cannot be booked. */
function ColumnHead({ detail, onRemove }: HeadProps) {
  const [slug] = detail.slugs;
  return (
    <th scope="col">
      <CardImage picture={detail.picture} sizes="(min-width: 1280px) 24rem, 31vw" />
      <span className="card-type">{typeText(detail)}</span>
      <a href={detail.path}>{detail.title}</a>
      {!detail.sample && slug !== undefined && (
        <a className="button" href={bookingPath(slug)} aria-label={`Book ${detail.title}`}>
          Book
        </a>
      )}
      <button type="button" className="button button-quiet" aria-label={`Remove ${detail.title}`} onClick={onRemove}>
        Remove
      </button>
    </th>
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
  const groups = details.map((detail) => ({ detail, group: viewForGroup(detail, people) }));
  return (
    <table className="compare-table" data-columns={details.length}>
      <caption className="hidden-visually">Trips side by side</caption>
      <thead>
        <tr>
          {details.map((detail) => (
            <ColumnHead key={detail.code} detail={detail} onRemove={() => onRemove(detail)} />
          ))}
        </tr>
      </thead>
      {linesOf(people, format).map(({ label, cell }) => (
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
