import { type GroupView, viewForGroup } from '../../lib/catalogue/comparison.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { typeText } from '../../lib/catalogue/sample.text.ts';
import { formatWhole } from '../../lib/money/format-whole-units.ts';
import { numberLanguage } from '../../lib/money/number.text.ts';
import { peopleText } from '../../lib/money/people.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { type Child, element } from '../kit/element.ts';
import { pictureOf, price } from './card.ts';

/** A line of the table: its label, and what each listing has to say. */
interface Line {
  readonly label: string;
  readonly cell: (detail: ListingDetail, group: GroupView) => Child;
}

function list(texts: readonly string[]): HTMLElement {
  return element('ul', {}, ...texts.map((text) => element('li', {}, text)));
}

function total({ totalUsd, vehicles }: GroupView): HTMLElement {
  return element('span', {}, element('strong', {}, price(totalUsd)), vehicles && ` ${vehicles}`);
}

function departures({ sched, departures: none }: ListingDetail, locale: string): string {
  return sched.length > 0 ? sched.map(({ time }) => clockText(time, locale)).join(', ') : none;
}

function pesos(php: number, locale: string): Child {
  return php > 0 ? element('span', { lang: numberLanguage(locale) }, formatWhole(php, 'PHP', locale)) : 'None';
}

function lines(people: number, locale: string): readonly Line[] {
  return [
    { label: `Price for ${peopleText(people)}`, cell: (_, group) => total(group) },
    { label: 'Each, about', cell: (_, { shareUsd }) => price(shareUsd) },
    { label: `Cash to bring for ${peopleText(people)}`, cell: (_, { cashPhp }) => pesos(cashPhp, locale) },
    { label: 'How long', cell: ({ durationText }) => durationText },
    { label: 'Departures', cell: (detail) => departures(detail, locale) },
    { label: 'Cancellation', cell: ({ policySummary }) => policySummary },
    { label: 'Included', cell: ({ inclusions }) => list(inclusions) },
    { label: 'Not included', cell: ({ exclusions }) => list(exclusions) },
    { label: 'Run by', cell: ({ provider }) => provider.name },
  ];
}

/** The rows for a group: each label stands above its cells, so that three columns fit a phone. */
export function rows(details: readonly ListingDetail[], people: number, locale: string): HTMLElement[] {
  const groups = details.map((detail) => ({ detail, group: viewForGroup(detail, people) }));
  return lines(people, locale).map(({ label, cell }) =>
    element(
      'tbody',
      {},
      element('tr', {}, element('th', { scope: 'rowgroup', colspan: details.length }, label)),
      element('tr', {}, ...groups.map(({ detail, group }) => element('td', {}, cell(detail, group)))),
    ),
  );
}

/** The head: what is compared, each with its way out. */
export function head(details: readonly ListingDetail[], remove: (code: string) => void): HTMLElement {
  const column = (detail: ListingDetail) => {
    const { code, title, path } = detail;
    const out = element('button', { type: 'button', class: 'button button-quiet', 'aria-label': `Remove ${title}` });
    out.append('Remove');
    out.addEventListener('click', () => remove(code));
    return element(
      'th',
      { scope: 'col' },
      pictureOf(detail, '(min-width: 1280px) 24rem, 31vw'),
      element('span', { class: 'card-type' }, typeText(detail)),
      element('a', { href: path }, title),
      out,
    );
  };
  return element('thead', {}, element('tr', {}, ...details.map(column)));
}
