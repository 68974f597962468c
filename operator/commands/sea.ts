import {
  MAX_SEA_DAYS,
  MAX_SEA_NOTE_LENGTH,
  SEA_STATUSES,
  type SetSeaStatus,
  seaAt,
  seaStatusEnd,
} from '../../src/lib/availability/sea-status.ts';
import { toSingleLine } from '../../src/lib/text/plain-text.schema.ts';
import { addDays, manilaDate, manilaIso } from '../../src/lib/time/manila.ts';
import type { Arguments } from '../arguments.ts';
import { type Command, type CommandContext, UsageError } from '../command.ts';
import { authorOf, knownScope } from '../departure-arguments.ts';
import { FORMAT_OPTIONS, formatOf, printDone, printListing } from '../output.ts';

export const sea: Command = {
  name: 'sea',
  summary: 'says how the sea is at a port, or lists it: travellers read it with the boats from there',
  usage: '[PLACE --status STATUS]',
  details: `A status is one of ${SEA_STATUSES.join(', ')}; "normal" takes it away. It closes no departure: see "close --port" and "call-off --port". Without --until it is dropped after 24 hours.`,
  options: {
    status: { value: 'STATUS', help: `one of ${SEA_STATUSES.join(', ')}` },
    note: { value: 'TEXT', help: 'a sentence more, which travellers read' },
    until: { value: 'DAY', help: `the last day for which it counts, at most ${MAX_SEA_DAYS} days ahead` },
    by: { value: 'NAME', help: 'who says so; the user of this computer where it is left out' },
    ...FORMAT_OPTIONS,
  },
  run: (given, context) => {
    const [port] = given.wordsFrom(0, 'a place such as ELN');
    return port === undefined ? listStatuses(given, context) : setStatus(port, given, context);
  },
};

/** What is given beside the port. @throws UsageError */
function typedStatus(given: Arguments): Pick<SetSeaStatus, 'status' | 'note' | 'until' | 'by'> {
  const status = given.oneOf('status', SEA_STATUSES);
  if (!status) throw new UsageError(`Give the status: --status ${SEA_STATUSES.join(', --status ')}.`);
  const note = toSingleLine(given.text('note') ?? '');
  if (note.length > MAX_SEA_NOTE_LENGTH) {
    throw new UsageError(`A note has at most ${MAX_SEA_NOTE_LENGTH} characters: this one has ${note.length}.`);
  }
  const until = given.day('until') ?? null;
  if (status === 'normal' && (note || until)) throw new UsageError('"normal" takes neither --note nor --until.');
  return { status, note, until, by: authorOf(given) };
}

async function setStatus(port: string, given: Arguments, { terminal, openBackoffice }: CommandContext): Promise<void> {
  const typed = typedStatus(given);
  await openBackoffice(async ({ unitOfWork, clock, catalogue }) => {
    const { id } = knownScope({ kind: 'port', id: port }, await catalogue());
    const now = clock();
    const today = manilaDate(now);
    if (typed.until !== null && (typed.until < today || typed.until > addDays(today, MAX_SEA_DAYS))) {
      throw new UsageError(`Give --until a day from ${today} to ${addDays(today, MAX_SEA_DAYS)}.`);
    }
    const set: SetSeaStatus = { port: id, ...typed, at: manilaIso(now) };
    await unitOfWork.write(`sea ${id}`, ({ availability }) => availability.setSeaStatus(set));
    const text =
      set.status === 'normal'
        ? `The sea at ${id} is normal: travellers read nothing of it.`
        : `The sea at ${id}: ${set.status}, until ${endText(set)}. Travellers read it with every boat from there.`;
    printDone(terminal, given, text, set);
  });
}

async function listStatuses(given: Arguments, { terminal, openBackoffice }: CommandContext): Promise<void> {
  if (given.text('status') !== undefined) throw new UsageError('Give the port too, as in "sea ELN --status rough".');
  formatOf(given);
  await openBackoffice(async ({ unitOfWork, clock }) => {
    const statuses = await unitOfWork.read(({ availability }) => availability.seaStatuses());
    const current = statuses.filter((set) => seaAt(set, clock()) !== null);
    printListing(terminal, given, {
      header: ['port', 'status', 'until', 'set', 'by', 'note'],
      rows: current.map((set) => [set.port, set.status, endText(set), minuteText(set.at), set.by, set.note]),
      json: current,
      empty: 'The sea is normal everywhere.',
    });
  });
}

/** The last minute of a day that was given, or when it is dropped. */
function endText(set: SetSeaStatus): string {
  return set.until === null ? minuteText(manilaIso(seaStatusEnd(set))) : `${set.until} 23:59`;
}

function minuteText(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}
