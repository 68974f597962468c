import { dollarText } from '../../src/lib/money/format-money.ts';
import { resellerInvoice as invoiceOf, type ResellerInvoice } from '../../src/server/backoffice/reseller-invoice.ts';
import { minuteText } from '../booking-columns.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { FORMAT_OPTIONS, formatOf, printListing } from '../output.ts';

const HEADER = [
  'at',
  'reference',
  'their reference',
  'listing',
  'departure',
  'people',
  'price USD',
  'commission USD',
  'net USD',
];

const dollars = (cents: number) => cents / 100;

export const resellerInvoice: Command = {
  name: 'reseller-invoice',
  summary: 'prints what a reseller owes for a month',
  usage: 'NAME MONTH',
  details:
    'A line for each booking that was confirmed in the month, and one with negative amounts for what a cancellation or a change gave back in it. A month that is over never changes.',
  options: FORMAT_OPTIONS,
  run: async (given, { terminal, openBackoffice }) => {
    const [name = '', month = ''] = given.words("the reseller's name", 'a month such as 2026-11');
    if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) throw new UsageError(`"${month}" is no month such as 2026-11.`);
    await openBackoffice(async ({ unitOfWork }) => {
      const invoice = await unitOfWork.read(async (repositories) => {
        const reseller = await repositories.resellers.named(name);
        return reseller && invoiceOf(repositories, reseller, month);
      });
      if (!invoice) throw new CommandFailure(`There is no reseller "${name}". "list-resellers" lists those there are.`);
      printListing(terminal, given, {
        header: HEADER,
        rows: rowsOf(invoice),
        json: invoice,
        empty: `${invoice.reseller} owes nothing for ${month}.`,
      });
      if (formatOf(given) === 'table' && invoice.lines.length > 0) {
        terminal.print(`${invoice.reseller} owes ${dollarText(invoice.totals.netCents, 'en-US')} for ${month}.\n`);
      }
    });
  },
};

function rowsOf({ lines }: ResellerInvoice) {
  return lines.map((line) => [
    minuteText(line.at),
    line.ref,
    line.reference,
    line.listing,
    minuteText(line.departure),
    line.people,
    dollars(line.priceCents),
    dollars(line.commissionCents),
    dollars(line.netCents),
  ]);
}
