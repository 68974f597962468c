import { expect, test } from 'vitest';
import { manilaInstant, manilaIso } from '../../src/lib/time/manila.ts';
import { callOffDepartures } from '../../src/server/backoffice/call-off.ts';
import { aCountedBackoffice, BOAT, seatAt } from '../fixtures/builders/a-counted-backoffice.ts';
import { aMailer, mailsIn } from '../fixtures/fakes/a-mailer.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';

type CountedBackoffice = Awaited<ReturnType<typeof aCountedBackoffice>>;

const REASON = 'the coast guard keeps boats in port';

async function callOffMails({ services }: CountedBackoffice): Promise<readonly string[]> {
  const mails = [...(await mailsIn(services)).values()];
  return mails
    .filter(({ occasion, recipient }) => occasion === 'call-off' && recipient.kind === 'traveller')
    .map(({ bookingRef, state }) => `${bookingRef} ${state}`);
}

/** Sends what is due, a little after the commands that asked for it. */
async function sendMails({ services }: CountedBackoffice) {
  services.setTime(manilaIso(Date.now() + 2000));
  const { sender, sent } = aMailer(services);
  await sender.sendDue();
  return sent;
}

describeOnBothDatabases('a departure that is called off (specification.md#calling-off-a-departure)', (newPlace) => {
  test('is closed, and everybody on it is told once, however often that is repeated', { timeout: 60_000 }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    await seatAt(backoffice, 1, 4, BOAT, '09:00');
    await seatAt(backoffice, 2, 3, BOAT, '09:00');
    await seatAt(backoffice, 3, 2);
    const callOff = () =>
      backoffice.run('call-off', '--port', 'ELN', backoffice.day, '--reason', REASON, '--by', 'Ana');
    const first = await callOff();
    expect([first.code, first.error]).toEqual([0, '']);
    expect(first.out).toContain(`Every boat from ELN on ${backoffice.day} is called off. A mail goes to 2: `);
    expect((await seatAt(backoffice, 4, 1, BOAT, '09:00')).status).toBe(409);
    expect((await callOffMails(backoffice)).toSorted()).toEqual(['AAAA0001 waiting', 'AAAA0002 waiting']);

    const sent = await sendMails(backoffice);
    const mail = sent.find(({ mail: { subject } }) => /^Called off: .* \(booking AAAA0001\)$/.test(subject));
    expect(mail?.mail.text).toContain('The coast guard keeps boats in port.');
    expect(mail?.mail.text).toMatch(/#ref=AAAA0001&secret=[\w-]{20,}/);

    await seatAt(backoffice, 5, 1);
    expect((await callOff()).out).toContain('Told before, and not again: ');
    expect((await callOffMails(backoffice)).toSorted()).toEqual(['AAAA0001 sent', 'AAAA0002 sent']);
    const notes = await backoffice.services.unitOfWork.read((repositories) => repositories.notes.ofBooking('AAAA0001'));
    expect(notes.map(({ text }) => text)).toEqual([
      `Called off: Tour A joining boat, ${backoffice.day} 09:00: ${REASON}. The traveller was asked by mail: another date, or all money back.`,
    ]);
  });

  test('tells the rest where an earlier call has ended in the middle', { timeout: 60_000 }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    const { services, day } = backoffice;
    for (const number of [1, 2, 3]) await seatAt(backoffice, number, 2);
    let writes = 0;
    const dying = {
      ...services.unitOfWork,
      write: ((ref, work) => {
        writes += 1;
        if (writes === 3) throw new Error('killed');
        return services.unitOfWork.write(ref, work);
      }) as typeof services.unitOfWork.write,
    };
    const request = {
      scope: { kind: 'listing', id: 'SV-PPS-ELN' },
      day,
      time: '07:30',
      reason: REASON,
      by: 'Ana',
    } as const;
    const catalogue = await services.catalogue();
    await expect(callOffDepartures(dying, catalogue, request, services.clock())).rejects.toThrow('killed');
    expect(await callOffMails(backoffice)).toHaveLength(1);
    expect(await callOffDepartures(services.unitOfWork, catalogue, request, services.clock())).toMatchObject({
      kind: 'called-off',
      trips: { length: 3 },
    });
    expect(await callOffMails(backoffice)).toHaveLength(3);
  });

  test('tells nobody who has cancelled before the mail leaves, and gives back all where they choose it', {
    timeout: 60_000,
  }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    await seatAt(backoffice, 1, 1);
    await seatAt(backoffice, 2, 1);
    await backoffice.run('confirm-payment', 'AAAA0001', '--amount', '16', '--id', 'BDO-1');
    await backoffice.run('call-off', 'SV-PPS-ELN', backoffice.day, '07:30', '--reason', REASON);
    await backoffice.run('cancel', 'AAAA0002', '--reason', 'They called us');
    await sendMails(backoffice);
    expect((await callOffMails(backoffice)).toSorted()).toEqual(['AAAA0001 sent', 'AAAA0002 dropped']);
    expect((await backoffice.run('cancel', 'AAAA0001', '--full-refund', '--reason', 'Called off')).out).toContain(
      'AAAA0001 is cancelled. Owed back: US$16.',
    );
  });

  test('is told once to the company, with all bookings that it knows of', { timeout: 60_000 }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    for (const number of [1, 2, 3]) await seatAt(backoffice, number, number);
    for (const [number, dollars] of [
      [1, 16],
      [2, 32],
    ] as const) {
      await backoffice.run('confirm-payment', `AAAA000${number}`, '--amount', `${dollars}`, '--id', `BDO-${number}`);
    }
    await sendMails(backoffice);
    const callOff = () => backoffice.run('call-off', 'SV-PPS-ELN', backoffice.day, '07:30', '--reason', REASON);
    expect((await callOff()).out).toContain('A mail goes to the companies too: ');
    await backoffice.run('cancel', 'AAAA0001', '--full-refund', '--reason', 'They called us');
    expect((await callOff()).out).not.toContain('companies');
    const mails = (await sendMails(backoffice)).filter(({ mail: { subject } }) => subject.startsWith('CALLED OFF: '));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.mail.text).toContain('- AAAA0001, 1 person\n- AAAA0002, 2 people\n');
    expect(mails[0]?.mail.text).not.toContain('AAAA0003');
    await backoffice.run('confirm-payment', 'AAAA0003', '--amount', '48', '--id', 'BDO-3');
    expect((await callOff()).out).toContain('A mail goes to the companies too: ');
    const later = (await sendMails(backoffice)).filter(({ mail: { subject } }) => subject.startsWith('CALLED OFF: '));
    expect(later.map(({ mail }) => mail.text.match(/^- .*$/gm))).toEqual([['- AAAA0003, 3 people']]);
  });

  test('of today leaves alone what has left, but for an hour that is named', { timeout: 60_000 }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    const { services, day } = backoffice;
    await seatAt(backoffice, 1, 2);
    await seatAt(backoffice, 2, 2, undefined, '09:30');
    const eight = manilaInstant(day, '08:00');
    services.setTime(manilaIso(eight - 86_400_000));
    for (const ref of ['AAAA0001', 'AAAA0002']) {
      await services.database.write(ref, (db) =>
        db.updateTable('bookings').set({ status: 'paid', expires_at: null }).where('ref', '=', ref).execute(),
      );
    }
    const catalogue = await services.catalogue();
    const callOff = (time: string | null) =>
      callOffDepartures(
        services.unitOfWork,
        catalogue,
        { scope: { kind: 'listing', id: 'SV-PPS-ELN' }, day, time, reason: REASON, by: 'Ana' },
        eight,
      );
    expect(await callOff(null)).toMatchObject({ trips: [{ bookingRef: 'AAAA0002', isNew: true }] });
    expect(await callOff('07:30')).toMatchObject({ trips: [{ bookingRef: 'AAAA0001', isNew: true }] });
  });
});

test('calling off says when nobody is booked, and needs a reason', async () => {
  const backoffice = await aCountedBackoffice();
  expect((await backoffice.run('call-off', 'SV-PPS-ELN', backoffice.day, '--reason', REASON)).out).toBe(
    `SV-PPS-ELN on ${backoffice.day} is called off. Nobody is booked on it.\n`,
  );
  expect((await backoffice.run('call-off', 'SV-PPS-ELN', backoffice.day)).error).toContain('call-off needs --reason');
  expect((await backoffice.run('call-off', 'SV-PPS-ELN', '2020-01-01', '--reason', REASON)).error).toContain('is over');
});
