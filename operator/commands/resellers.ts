import { bookerSchema } from '../../src/lib/booking/booker.schema.ts';
import { toSingleLine } from '../../src/lib/text/plain-text.schema.ts';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { addReseller as makeReseller } from '../../src/server/backoffice/resellers.ts';
import type { Arguments } from '../arguments.ts';
import { minuteText } from '../booking-columns.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { authorOf } from '../departure-arguments.ts';
import { FORMAT_OPTIONS, JSON_OPTION, printDone, printListing } from '../output.ts';

const MAX_NAME_LENGTH = 60;

export const addReseller: Command = {
  name: 'add-reseller',
  summary: 'lets a reseller sell trips by OCTO, and prints its key once',
  usage: 'NAME --commission 15 [--email ADDRESS]',
  details:
    'The same name again gives that reseller another key and commission: the earlier key is worth nothing then. Bookings keep the commission of their day. Mails about bookings go to the address, not to the travellers.',
  options: {
    commission: { value: 'PERCENT', help: 'what the reseller keeps of the price, a whole percentage from 0 to 90' },
    email: { value: 'ADDRESS', help: 'where it is written to about its bookings; nowhere where it is left out' },
    by: { value: 'NAME', help: 'who says so; the user of this computer where it is left out' },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    const [name = ''] = given.words("the reseller's name").map(toSingleLine);
    if (name === '' || name.length > MAX_NAME_LENGTH) {
      throw new UsageError(`A reseller has a name of at most ${MAX_NAME_LENGTH} characters.`);
    }
    const terms = { name, commissionPercent: commissionOf(given), email: emailOf(given), by: authorOf(given) };
    await openBackoffice(async ({ unitOfWork, clock }) => {
      const { reseller, key } = await unitOfWork.write('resellers', (repositories) =>
        makeReseller(repositories, terms, clock()),
      );
      const sentence = `${reseller.name} sells for a commission of ${reseller.commissionPercent}% with this key, until you remove it:\n${key}`;
      printDone(terminal, given, sentence, { ...reseller, key });
    });
  },
};

function commissionOf(given: Arguments): number {
  const text = given.requiredText('commission', '--commission 15');
  if (/^(?:\d|[1-8]\d|90)$/.test(text)) return Number(text);
  throw new UsageError(`--commission is "${text}"; it must be a whole percentage from 0 to 90.`);
}

function emailOf(given: Arguments): string {
  const text = given.text('email');
  if (!text) return '';
  const { data } = bookerSchema.shape.email.safeParse(text);
  if (data !== undefined) return data;
  throw new UsageError(`--email is "${text}"; it must be an e-mail address such as trips@example.com.`);
}

export const listResellers: Command = {
  name: 'list-resellers',
  summary: 'lists who sells trips by OCTO, with their commissions',
  usage: '',
  options: FORMAT_OPTIONS,
  run: async (given, { terminal, openBackoffice }) => {
    given.words();
    await openBackoffice(async ({ unitOfWork }) => {
      const all = await unitOfWork.read(({ resellers }) => resellers.list());
      printListing(terminal, given, {
        header: ['name', 'commission %', 'email', 'since', 'made by'],
        rows: all.map(({ name, commissionPercent, email, createdAt, by }) => {
          return [name, commissionPercent, email, minuteText(createdAt), by];
        }),
        json: all,
        empty: 'Nobody sells by OCTO yet: "add-reseller" lets somebody.',
      });
    });
  },
};

export const removeReseller: Command = {
  name: 'remove-reseller',
  summary: 'lets the key of a reseller open nothing any more',
  usage: 'NAME',
  details: 'Its bookings stay, and so does what it owes: "reseller-invoice" still finds it.',
  options: {
    by: { value: 'NAME', help: 'who says so; the user of this computer where it is left out' },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    const [name = ''] = given.words("the reseller's name");
    await openBackoffice(async ({ unitOfWork, clock }) => {
      const done = { by: authorOf(given), at: manilaIso(clock()) };
      const removed = await unitOfWork.write('resellers', async ({ resellers }) => {
        const found = await resellers.named(name);
        return found && (await resellers.remove(found.id, done)) ? found : null;
      });
      if (!removed) throw new CommandFailure(`There is no reseller "${name}". "list-resellers" lists those there are.`);
      printDone(terminal, given, `The key of ${removed.name} opens nothing any more.`, { id: removed.id, ...done });
    });
  },
};
