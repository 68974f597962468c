import type { MailRecipient } from '../../src/lib/emails/mailed-booking.ts';
import { voucherLink } from '../../src/lib/navigation/paths.ts';
import { NO_TASKS } from '../../src/lib/participants/open-tasks.ts';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { resendMail } from '../../src/server/backoffice/resend-mail.ts';
import { openTasksOf } from '../../src/server/bookings/read-booking.ts';
import { mailedPartOf } from '../../src/server/mail/called-off-trips.ts';
import { exampleAddresses } from '../../src/server/mail/example-addresses.ts';
import { HELD_REASON } from '../../src/server/mail/hold-outbox.ts';
import { mailContext } from '../../src/server/mail/mail-context.ts';
import { type MailContext, messageOf } from '../../src/server/mail/message.ts';
import { type ResolvedRecipient, resolveRecipient, unknownRecipientText } from '../../src/server/mail/recipient.ts';
import type { MailRecord, MailState } from '../../src/server/repositories/mail-record.ts';
import type { Arguments } from '../arguments.ts';
import type { Backoffice } from '../backoffice.ts';
import { minuteText } from '../booking-columns.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { FORMAT_OPTIONS, formatOf, printDone, printListing } from '../output.ts';

const HEADER = ['id', 'state', 'for', 'about', 'written', 'due', 'tries', 'why'];
const MAX_RETRIED = 10_000;
const UNSENT: readonly MailState[] = ['waiting', 'failed', 'held'];

function recipientText(recipient: MailRecipient): string {
  return recipient.kind === 'provider' ? recipient.name : recipient.kind;
}

function cellsOf({ id, state, recipient, occasion, createdAt, dueAt, attempts, lastError }: MailRecord) {
  const due = state === 'waiting' ? minuteText(dueAt) : '';
  return [id, state, recipientText(recipient), occasion, minuteText(createdAt), due, attempts, lastError];
}

async function mailOf({ unitOfWork }: Backoffice, id: string): Promise<MailRecord> {
  const mail = await unitOfWork.read(({ outbox }) => outbox.find(id));
  if (mail) return mail;
  throw new CommandFailure(`There is no mail ${id}: "npm run operator -- outbox --all" lists those there are.`);
}

async function mailContextOf({ catalogue, environment, payments }: Backoffice): Promise<MailContext> {
  return mailContext(await catalogue(), environment, payments);
}

/** The server's warnings at its start, for an operator who looks for a missing mail. */
async function warningsOf(backoffice: Backoffice): Promise<readonly string[]> {
  if (backoffice.environment.SMTP_URL === undefined) return [];
  // The list needs no build.
  const context = await mailContextOf(backoffice).catch(() => null);
  return context === null ? [] : exampleAddresses(context).map((warning) => `Warning: ${warning}`);
}

function recipientAddressText(to: ResolvedRecipient): string {
  switch (to.kind) {
    case 'address':
      return to.address;
    case 'no-mails':
      return 'nobody: the company takes no mails';
    case 'unknown':
      return `nobody: ${unknownRecipientText(to)}`;
  }
}

/** A mail as it would be sent now, without its secret, which is made when it is sent. */
async function mailText(backoffice: Backoffice, mail: MailRecord): Promise<string> {
  const { unitOfWork, clock, missing, passportKeys } = backoffice;
  const found = await unitOfWork.read((repositories) => repositories.bookings.find(mail.bookingRef));
  if (!found) throw missing(mail.bookingRef);
  const booking = mailedPartOf(found, mail);
  const tasks = await unitOfWork.read(async (repositories) =>
    mail.occasion === 'task-reminder' ? openTasksOf(repositories, booking, passportKeys(), clock()) : NO_TASKS,
  );
  const context = await mailContextOf(backoffice);
  const to = recipientAddressText(resolveRecipient(mail, booking, context));
  const bookingLink = voucherLink(context.catalogue.operator.url, booking.ref, '', 'en').concat('…');
  const message = messageOf(mail, to, booking, context, { bookingLink, tasks });
  const { subject, text, attachments } = message.mail;
  const files = attachments.map(({ filename }) => `Attached: ${filename}\n`).join('');
  return `${mail.id}: ${mail.state}\nFrom: ${message.from.name} <${message.from.address}>\nTo: ${to}\nSubject: ${subject}\n${files}\n${text}`;
}

async function retry({ unitOfWork, clock }: Backoffice, mails: readonly MailRecord[]): Promise<number> {
  const at = manilaIso(clock());
  return unitOfWork.write('outbox', async (repositories) => {
    let restarted = 0;
    for (const mail of mails) if (await repositories.outbox.restart(mail, at)) restarted += 1;
    return restarted;
  });
}

/** The outcome of a verb, for people and for programs. */
interface VerbOutcome {
  readonly sentence: string;
  readonly done: object;
}

async function retryAll(backoffice: Backoffice, state: MailState): Promise<VerbOutcome> {
  const mails = await backoffice.unitOfWork.read((repositories) =>
    repositories.outbox.list({ states: [state], most: MAX_RETRIED }),
  );
  const due = await retry(backoffice, mails);
  return { sentence: `${due} mails are due now.`, done: { due } };
}

async function retryOne(backoffice: Backoffice, id: string): Promise<VerbOutcome> {
  const mail = await mailOf(backoffice, id);
  const isDue = await backoffice.unitOfWork.write('outbox', (repositories) =>
    resendMail(repositories, mail, backoffice.clock()),
  );
  if (isDue) return { sentence: `${id} is due now.`, done: { id, due: 1 } };
  throw new CommandFailure(`${id} is being sent at this moment.`);
}

async function show(backoffice: Backoffice, id: string): Promise<VerbOutcome> {
  const mail = await mailOf(backoffice, id);
  const text = await mailText(backoffice, mail);
  return { sentence: [text, ...(await warningsOf(backoffice))].join('\n'), done: { ...mail, text } };
}

async function hold({ unitOfWork }: Backoffice): Promise<VerbOutcome> {
  const held = await unitOfWork.write('outbox', (repositories) => repositories.outbox.hold(HELD_REASON));
  return { sentence: `${held} mails are held.`, done: { held } };
}

async function dropHeld({ unitOfWork, clock }: Backoffice): Promise<VerbOutcome> {
  const at = manilaIso(clock());
  const dropped = await unitOfWork.write('outbox', (repositories) =>
    repositories.outbox.dropHeld('the operator said so', at),
  );
  return { sentence: `${dropped} mails are not sent.`, done: { dropped } };
}

/** The verbs in place of the list, of which one can be given. */
const VERBS: Readonly<Record<string, (backoffice: Backoffice, id: string) => Promise<VerbOutcome>>> = {
  show,
  retry: retryOne,
  'retry-failed': (backoffice) => retryAll(backoffice, 'failed'),
  hold,
  'retry-held': (backoffice) => retryAll(backoffice, 'held'),
  'drop-held': dropHeld,
};

/** The given verb with its id. @throws UsageError for two verbs */
function parseVerb(given: Arguments): ((backoffice: Backoffice) => Promise<VerbOutcome>) | null {
  const names = Object.keys(VERBS).filter((name) => given.flag(name) || given.text(name) !== undefined);
  if (names.length > 1) throw new UsageError(`Give one of ${names.map((name) => `--${name}`).join(' and ')}.`);
  const [name = ''] = names;
  const verb = VERBS[name];
  return verb ? (backoffice) => verb(backoffice, given.text(name) ?? '') : null;
}

export const outbox: Command = {
  name: 'outbox',
  summary: 'lists mails that were not sent, shows one, or sends one again',
  usage: '[--all] [--limit 50] | --show ID | --retry ID | --retry-failed | --hold | --retry-held | --drop-held',
  details:
    'The running server sends them. A mail that was sent can be sent again: for a traveller who has lost it. Mails that waited in a backup are held once it is restored, because some were sent since: look at them, then send or drop them.',
  options: {
    all: { help: 'lists those that were sent or dropped too' },
    limit: { value: 'N', help: 'how many at most: 50' },
    show: { value: 'ID', help: 'shows what a mail says' },
    retry: { value: 'ID', help: 'sends a mail again, whatever came of it' },
    'retry-failed': { help: 'sends every mail again that was given up' },
    hold: { help: 'keeps back every mail that waits: after pg_restore, before a server starts' },
    'retry-held': { help: 'sends every mail that is held' },
    'drop-held': { help: 'sends no mail that is held' },
    ...FORMAT_OPTIONS,
  },
  run: async (given, { terminal, openBackoffice }) => {
    given.words();
    const verb = parseVerb(given);
    if (verb && formatOf(given) === 'csv') throw new UsageError('Only the list of mails has CSV: use --json.');
    const max = given.count('limit', 50);
    await openBackoffice(async (backoffice) => {
      if (verb) {
        const { sentence, done } = await verb(backoffice);
        return printDone(terminal, given, sentence, done);
      }
      const which = given.flag('all') ? { most: max } : { states: UNSENT, most: max };
      const mails = await backoffice.unitOfWork.read((repositories) => repositories.outbox.list(which));
      printListing(terminal, given, { header: HEADER, rows: mails.map(cellsOf), json: mails, empty: 'No mails.' });
      if (formatOf(given) === 'table') for (const warning of await warningsOf(backoffice)) terminal.print(warning);
    });
  },
};
