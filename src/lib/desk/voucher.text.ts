import { manilaInstant } from '../time/manila.ts';
import { formatManilaDay, formatManilaTime } from '../time/manila-format.ts';
import type { VoucherVerdict } from './verify-voucher.ts';

/** Whether to let somebody board: yes, not without a look, or no. */
export type VoucherColour = 'green' | 'amber' | 'red';

/** What the screen says of a voucher. */
export interface VoucherWords {
  /** One word. */
  readonly word: string;
  readonly colour: VoucherColour;
  /** Why, and what to do, in a sentence or two. */
  readonly sentence: string;
}

const green = (word: string, sentence: string): VoucherWords => ({ word, colour: 'green', sentence });
const amber = (word: string, sentence: string): VoucherWords => ({ word, colour: 'amber', sentence });
const red = (word: string, sentence: string): VoucherWords => ({ word, colour: 'red', sentence });

const BY_NAME = 'Compare the name on the list with an ID.';

/** A voucher in one word and one colour (specification.md#vouchers). */
export function voucherWords(verdict: VoucherVerdict, locale: string): VoucherWords {
  const days = (list: readonly string[]) =>
    list.map((day) => formatManilaDay(manilaInstant(day), locale)).join(' and ');
  switch (verdict.kind) {
    case 'valid':
      return green('Board', boardText(verdict.trip.people, verdict.boarded));
    case 'used':
      return red('Used', 'Everybody on this voucher has boarded.');
    case 'changed':
      return amber('Changed', 'The booking was changed: what counts is the list, once it is loaded again.');
    case 'unpaid':
      return amber('Unpaid', 'On the list, but not paid. Ask the office.');
    case 'called-off':
      return red('Cancelled', 'This departure is called off.');
    case 'cancelled':
      return red('Cancelled', `Booking ${verdict.ref} is cancelled.`);
    case 'unsigned':
      return amber('Unsigned', `Not signed, ${listText(verdict.trip)}`);
    case 'unknown-key':
      return amber(
        'Unchecked',
        `Its key is not on this device: connect and try again. It is ${listText(verdict.trip)}`,
      );
    case 'unverifiable':
      return amber('Unchecked', `This page cannot check vouchers: open it with https. It is ${listText(verdict.trip)}`);
    case 'forged':
      return red('Forged', 'We have not written this voucher, or somebody has changed it.');
    case 'expired':
      return red('Expired', 'Its last trip is over.');
    case 'early':
      return red('Early', `This voucher is for ${days(verdict.days)}.`);
    case 'late':
      return red('Late', `This voucher was for ${days(verdict.days)}.`);
    case 'elsewhere':
      return red(
        'Elsewhere',
        `Today, but for ${verdict.title} at ${formatManilaTime(manilaInstant('2000-01-01', verdict.time), locale)}.`,
      );
    case 'unlisted':
      return amber('Unlisted', 'Ours, but not on the list of this device: load the list again, or call the office.');
    case 'unreadable':
      return amber('Unreadable', 'This is no voucher of ours. Ask for the reference of the booking.');
  }
}

function listText(trip: unknown): string {
  return trip === null ? 'not on the list. Ask the office.' : `but on the list. ${BY_NAME}`;
}

function boardText(people: number, boarded: number): string {
  const left = people - boarded;
  const text = left === 1 ? 'One person may board' : `${left} people may board`;
  return boarded === 0 ? `${text}.` : `${text}: ${boarded} of ${people} have.`;
}
