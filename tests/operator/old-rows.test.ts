import { expect, test } from 'vitest';
import { aBackoffice, bookAt } from '../fixtures/steps/a-backoffice.ts';

/**
 * What a terminal obeys, and what turns or hides. None of it is typed into a booking any more, but
 * rows from before have it.
 */
const UNSAFE = /[^\P{Cc}\n\r]|[\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\u3164]/u;
const TURNED = '=cmd\u202e\u001b]0;title\u0007\u009b2J\u200b\u3164 علی\u200cرضا';

test('what earlier versions kept is printed safely, in every form', { timeout: 120_000 }, async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  const note = { booking_ref: 'ABCD1234', position: 0, at: `${backoffice.day}T08:00:00+08:00`, text: TURNED };
  await backoffice.services.database.write('ABCD1234', async (db) => {
    await db.updateTable('bookings').set({ booker_name: TURNED }).execute();
    await db.insertInto('booking_notes').values(note).execute();
  });
  const commands = [
    ['list'],
    ['list', '--csv'],
    ['list', '--csv', '--semicolons'],
    ['list', '--json'],
    ['show', 'ABCD1234'],
    ['show', 'ABCD1234', '--csv'],
    ['show', 'ABCD1234', '--json'],
    ['export', '--csv', '--semicolons'],
    ['export', '--json'],
    ['manifest', '--day', backoffice.day],
    ['manifest', '--day', backoffice.day, '--csv'],
    ['outbox', '--show', await mailIn(backoffice)],
  ];
  for (const words of commands) {
    const { code, out } = await backoffice.run(...words);
    expect([words, code]).toEqual([words, 0]);
    expect([words, UNSAFE.exec(out)]).toEqual([words, null]);
    expect(out).toMatch(/cmd/);
    if (words.includes('--csv')) expect(out).toContain("'=cmd");
  }
  const [booking] = JSON.parse((await backoffice.run('list', '--json')).out);
  expect(booking.booker.name).toBe(TURNED);
});

async function mailIn({ services }: Awaited<ReturnType<typeof aBackoffice>>): Promise<string> {
  const mails = await services.unitOfWork.read(({ outbox }) => outbox.list({ most: 10 }));
  return mails.find(({ recipient }) => recipient.kind === 'operator')?.id ?? '';
}
