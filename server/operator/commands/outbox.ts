import { manilaIso } from '../../../src/lib/booking/manila-time.ts';
import type { MailRecipient } from '../../../src/lib/mail/mail-facts.ts';
import { voucherLink } from '../../../src/lib/paths.ts';
import { mailOffice } from '../../../src/lib/server/mail/mail-office.ts';
import type { MailRecord, MailState } from '../../../src/lib/server/mail/mail-record.ts';
import { addressOf, messageOf } from '../../../src/lib/server/mail/message.ts';
import { minuteText } from '../booking-columns.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import type { Desk } from '../desk.ts';
import { FORMAT_OPTIONS, printListing } from '../output.ts';
import { shownText } from '../text-table.ts';

const HEADER = ['id', 'state', 'for', 'about', 'written', 'due', 'tries', 'why'];
const MOST_RETRIED = 10_000;

function recipientText(recipient: MailRecipient): string {
  return recipient.kind === 'provider' ? recipient.name : recipient.kind;
}

function cellsOf({ id, state, recipient, occasion, createdAt, dueAt, attempts, lastError }: MailRecord) {
  const due = state === 'waiting' ? minuteText(dueAt) : '';
  return [id, state, recipientText(recipient), occasion, minuteText(createdAt), due, attempts, lastError];
}

async function mailOf({ store }: Desk, id: string): Promise<MailRecord> {
  const mail = await store.read(({ outbox }) => outbox.find(id));
  if (mail) return mail;
  throw new CommandFailure(`There is no mail ${id}: "npm run operator -- outbox --all" lists those there are.`);
}

/** A mail as it would be sent now. Its secret is made when it is sent, and shown to nobody. */
async function mailText(desk: Desk, mail: MailRecord): Promise<string> {
  const booking = await desk.store.read((ledger) => ledger.bookings.find(mail.bookingRef));
  if (!booking) throw desk.missing(mail.bookingRef);
  const office = mailOffice(await desk.catalogue(), desk.environment, desk.payments);
  const to = addressOf(mail, booking, office) ?? 'nobody: there is no address';
  const link = voucherLink(office.catalogue.operator.url, booking.ref, '').concat('…');
  const message = messageOf(mail, to, booking, office, link);
  const { subject, text, attachments } = message.mail;
  const files = attachments.map(({ filename }) => `Attached: ${filename}\n`).join('');
  const lines = text.split('\n').map(shownText).join('\n');
  return `${mail.id}: ${mail.state}\nFrom: ${message.from.name} <${message.from.address}>\nTo: ${to}\nSubject: ${subject}\n${files}\n${lines}`;
}

async function retry({ store, clock }: Desk, mails: readonly MailRecord[]): Promise<number> {
  const at = manilaIso(clock());
  const restarted = await store.write('outbox', (ledger) =>
    Promise.all(mails.map((mail) => ledger.outbox.restart(mail, at))),
  );
  return restarted.filter(Boolean).length;
}

export const outbox: Command = {
  name: 'outbox',
  summary: 'lists mails that were not sent, shows one, or sends one again',
  usage: '[--all] [--limit 50] | --show ID | --retry ID | --retry-failed',
  details: 'The running server sends them. A mail that was sent can be sent again: for a traveller who has lost it.',
  options: {
    all: { help: 'lists those that were sent or dropped too' },
    limit: { value: 'N', help: 'how many at most: 50' },
    show: { value: 'ID', help: 'shows what a mail says' },
    retry: { value: 'ID', help: 'sends a mail again, whatever came of it' },
    'retry-failed': { help: 'sends every mail again that was given up' },
    ...FORMAT_OPTIONS,
  },
  run: async (given, { terminal, openDesk }) => {
    given.words();
    const [shown, retried] = [given.text('show'), given.text('retry')];
    const wishes = [shown !== undefined, retried !== undefined, given.flag('retry-failed')].filter(Boolean).length;
    if (wishes > 1) throw new UsageError('Give one of --show, --retry and --retry-failed.');
    const most = given.count('limit', 50);
    await openDesk(async (desk) => {
      if (shown !== undefined) return terminal.print(await mailText(desk, await mailOf(desk, shown)));
      if (retried !== undefined) {
        const count = await retry(desk, [await mailOf(desk, retried)]);
        if (count === 0) throw new CommandFailure(`${retried} is being sent at this moment.`);
        return terminal.print(`${retried} is due now.`);
      }
      if (given.flag('retry-failed')) {
        const failed = await desk.store.read((ledger) =>
          ledger.outbox.list({ states: ['failed'], most: MOST_RETRIED }),
        );
        return terminal.print(`${await retry(desk, failed)} mails are due now.`);
      }
      const states: readonly MailState[] = ['waiting', 'failed'];
      const mails = await desk.store.read((ledger) =>
        ledger.outbox.list(given.flag('all') ? { most } : { states, most }),
      );
      printListing(terminal, given, { header: HEADER, rows: mails.map(cellsOf), json: mails, empty: 'No mails.' });
    });
  },
};
