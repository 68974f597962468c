import type { Documents } from '../../lib/bookings/passport-validation.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { escapeHtml } from '../../lib/text/escape-html.ts';
import { formatManilaDay, formatManilaTime } from '../../lib/time/manila-format.ts';
import { fullnessText, vehicleText, warningsOf } from './manifest.text.ts';
import { type Departure, type ManifestGroup, type ManifestPerson, missingOf } from './manifest.ts';

/** The title of a printed manifest. */
export interface ManifestTitle {
  readonly operator: string;
  /** ISO date in Palawan. */
  readonly day: string;
  /** Time of its creation: an ISO time in Palawan. */
  readonly madeAt: string;
}

const LOCALE = 'en-US';

const STYLE = `
@page { size: A4 landscape; margin: 12mm }
@media screen { body { margin: 12mm } }
body { font: 10pt/1.35 Arial, Helvetica, sans-serif; color: #000; background: #fff }
@media print { body { margin: 0 } }
h1 { font-size: 16pt; margin: 0 }
h2 { font-size: 12pt; margin: 14pt 0 4pt }
p { margin: 2pt 0 }
section { break-inside: auto }
h2, h2 + p { break-after: avoid }
table { width: 100%; border-collapse: collapse }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { border: 0.5pt solid #000; padding: 3pt 4pt; text-align: left; vertical-align: top }
ol { margin: 0; padding-left: 14pt }
.missing { display: inline-block; margin: 2pt 0; font-weight: bold; border: 1.5pt solid #000; padding: 0 3pt }
.box { display: inline-block; width: 10pt; height: 10pt; border: 1pt solid #000 }
`;

const cell = (...lines: readonly (string | null)[]) => `<td>${lines.filter((line) => line).join('<br>')}</td>`;
const plain = (text: string | null) => (text ? escapeHtml(text) : null);
const missing = (text: string) => `<span class="missing">${escapeHtml(text)}</span>`;

function personItem(person: ManifestPerson | null, asked: Documents): string {
  if (person === null) return `<li>${missing('name missing')}</li>`;
  const { name, nationality, ageBand, documents, passport } = person;
  const details =
    passport && `passport ${passport.number} ${passport.country}, expires ${passport.expiry}, ${passport.name}`;
  const lack = asked === 'none' || documents === 'complete' ? '' : ` ${missing(`passport ${documents}`)}`;
  return `<li>${escapeHtml([name, nationality, ageBand, details].filter(Boolean).join(', '))}${lack}</li>`;
}

function moneyLines({ cashPhp, dueCents }: Departure): readonly (string | null)[] {
  return [
    cashPhp > 0 ? `Brings PHP ${cashPhp}` : null,
    dueCents > 0 ? `<b>Owes ${dollarText(dueCents, 'en-US')}</b>` : null,
  ];
}

function tripRow(trip: Departure): string {
  const { bookingRef, booker, people, persons, documents, pickup, dropoff, arrival, notes } = trip;
  return `<tr>${[
    '<td><span class="box"></span></td>',
    cell(`<b>${escapeHtml(bookingRef)}</b>`, plain(booker.name), plain(booker.mobile), ...missingOf(trip).map(missing)),
    `<td>${people}</td>`,
    `<td><ol>${persons.map((person) => personItem(person, documents)).join('')}</ol></td>`,
    cell(plain(pickup.name), arrival && `<b>${escapeHtml(arrival)}</b>`),
    cell(plain(dropoff.name)),
    cell(...moneyLines(trip)),
    cell(plain(notes)),
  ].join('')}</tr>`;
}

function groupSection(group: ManifestGroup): string {
  const { departure, title, listingCode, provider, cashPhp, trips } = group;
  const vehicle = vehicleText(group);
  const hour = formatManilaTime(Date.parse(departure), LOCALE);
  const cash = cashPhp > 0 ? `, bring PHP ${cashPhp} in cash` : '';
  const columns = ['Here', 'Booking', 'People', 'Who', 'Pickup', 'Drop-off', 'Money', 'Notes'];
  return [
    `<section><h2>${escapeHtml(`${hour} ${title}${vehicle === null ? '' : `, ${vehicle}`}`)}</h2>`,
    `<p>${escapeHtml(`${listingCode}, ${provider}: ${fullnessText(group)}${cash}`)}</p>`,
    ...warningsOf(group).map((warning) => `<p>${missing(`Warning: ${warning}`)}</p>`),
    `<table><thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>`,
    `<tbody>${trips.map(tripRow).join('\n')}</tbody></table></section>`,
  ].join('\n');
}

/**
 * A day's manifest to print on A4: a table for each departure. Missing details stand in a box, and
 * everyone has a box to tick.
 */
export function manifestHtml(groups: readonly ManifestGroup[], { operator, day, madeAt }: ManifestTitle): string {
  const heading = `${operator}: manifest of ${formatManilaDay(Date.parse(`${day}T12:00:00+08:00`), LOCALE)}`;
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(`Made ${madeAt.slice(0, 16).replace('T', ' ')}, Palawan time`)}</p>`,
    ...(groups.length === 0 ? ['<p>Nobody leaves on this day.</p>'] : groups.map(groupSection)),
    '</body></html>',
    '',
  ].join('\n');
}
