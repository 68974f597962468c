import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { MailRejected } from '../../src/server/mail/mail-transport.ts';
import { aMailer, mailsIn } from '../fixtures/fakes/a-mailer.ts';
import { aBackoffice, bookAt } from '../fixtures/steps/a-backoffice.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';

describeOnBothDatabases('the outbox at the desk', (newPlace) => {
  test('shows what waits and what it says, without a secret', { timeout: 120_000 }, async () => {
    const backoffice = await aBackoffice(await newPlace());
    await bookAt(backoffice, 'ABCD1234');
    const [, ...rows] = (await backoffice.run('outbox')).out.trimEnd().split('\n');
    expect(rows.map((row) => row.split(/ +/).slice(0, 3))).toEqual([
      ['ABCD1234-0-operator', 'waiting', 'operator'],
      ['ABCD1234-0-traveller', 'waiting', 'traveller'],
    ]);
    const before = await backoffice.services.unitOfWork.read((repositories) =>
      repositories.secrets.hashesOf('ABCD1234'),
    );
    const { out } = await backoffice.run('outbox', '--show', 'ABCD1234-0-traveller');
    expect(out).toContain('To: maria@example.com\nSubject: Booking ABCD1234: please pay by ');
    expect(out).toContain('/confirmation#ref=ABCD1234&secret=…');
    expect(
      await backoffice.services.unitOfWork.read((repositories) => repositories.secrets.hashesOf('ABCD1234')),
    ).toEqual(before);
  });

  test('sends again what was given up, and what a traveller has lost, as a new message', {
    timeout: 120_000,
  }, async () => {
    const backoffice = await aBackoffice(await newPlace());
    await bookAt(backoffice, 'ABCD1234');
    const { sender, sent, failWith } = aMailer(backoffice.services);
    failWith(new MailRejected('550 no such user'));
    await sender.sendDue();
    failWith(null);
    expect((await backoffice.run('outbox')).out).toMatch(/ABCD1234-0-traveller +failed .*550 no such user/);
    // PostgreSQL's driver warns where two queries share a connection at the same time.
    expect(await backoffice.runAlone('outbox', '--retry-failed')).toEqual({
      code: 0,
      out: '2 mails are due now.\n',
      error: '',
    });
    // The clock of the sender stands still, that of the commands does not.
    backoffice.services.setTime(manilaIso(Date.now() + 60_000));
    await sender.sendDue();
    expect(sent).toHaveLength(2);
    expect((await backoffice.run('outbox')).out).toBe('No mails.\n');
    expect((await backoffice.run('outbox', '--retry', 'ABCD1234-0-traveller')).out).toBe(
      'ABCD1234-0-traveller is due now.\n',
    );
    await sender.sendDue();
    expect(sent.map(({ id }) => id).slice(-1)).toEqual(['<ABCD1234-0-traveller.1@palawan.example>']);
    expect((await mailsIn(backoffice.services)).get('ABCD1234-0-traveller')).toMatchObject({
      state: 'sent',
      attempts: 1,
      edition: 1,
    });
  });

  test('holds what waits, lists it, and sends or drops it when it is told to', { timeout: 120_000 }, async () => {
    const backoffice = await aBackoffice(await newPlace());
    await bookAt(backoffice, 'ABCD1234');
    const { sender, sent } = aMailer(backoffice.services);
    expect((await backoffice.run('outbox', '--hold')).out).toBe('2 mails are held.\n');
    expect(await sender.sendDue()).toBe(0);
    expect((await backoffice.run('outbox')).out).toMatch(
      /ABCD1234-0-traveller +held .*perhaps sent since the backup was made/,
    );
    await backoffice.run('outbox', '--retry', 'ABCD1234-0-traveller');
    expect((await backoffice.run('outbox', '--drop-held')).out).toBe('1 mails are not sent.\n');
    backoffice.services.setTime(manilaIso(Date.now() + 60_000));
    await sender.sendDue();
    // The same message as before the restore, so that a mail reader knows it again.
    expect(sent.map(({ id }) => id)).toEqual(['<ABCD1234-0-traveller@palawan.example>']);
    expect((await mailsIn(backoffice.services)).get('ABCD1234-0-operator')).toMatchObject({ state: 'dropped' });
    expect((await backoffice.run('outbox', '--retry-held')).out).toBe('0 mails are due now.\n');
  });

  test('warns of examples where mails leave with them, and in no list for programs', { timeout: 60_000 }, async () => {
    const backoffice = await aBackoffice(await newPlace());
    await bookAt(backoffice, 'ABCD1234');
    const settings = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'bookings@example.com' };
    const warning = 'Warning: Mails are sent from bookings@example.com, which is an example: set MAIL_FROM';
    const show = ['outbox', '--show', 'ABCD1234-0-traveller'];
    for (const words of [['outbox'], show]) {
      expect((await backoffice.runWith(settings, ...words)).out).toContain(`\n${warning}`);
      expect((await backoffice.run(...words)).out).not.toContain('Warning');
      expect((await backoffice.runWith(settings, ...words, '--json')).out).not.toContain('Warning');
    }
    rmSync(join(backoffice.project, 'dist'), { recursive: true });
    expect(await backoffice.runWith(settings, 'outbox')).toMatchObject({
      code: 0,
      out: expect.stringContaining('ABCD1234'),
    });
  });

  test('touches no mail that is being sent at that moment', { timeout: 60_000 }, async () => {
    const backoffice = await aBackoffice(await newPlace());
    await bookAt(backoffice, 'ABCD1234');
    await backoffice.services.unitOfWork.write('outbox', ({ outbox }) =>
      outbox.lease({ now: '9998', latest: '9999', abandoned: [] }, 'a-lease'),
    );
    expect(await backoffice.run('outbox', '--retry', 'ABCD1234-0-operator')).toMatchObject({
      code: 1,
      error: 'ABCD1234-0-operator is being sent at this moment.\n',
    });
  });
});
