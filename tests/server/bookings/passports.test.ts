import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { decryptPassport } from '../../../src/server/bookings/participant-view.ts';
import {
  checkPassportKeys,
  deleteExpiredPassports,
  reencryptPassports,
} from '../../../src/server/bookings/passport-crypto.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import type { EncryptedText } from '../../../src/server/repositories/participant-record.ts';
import type { UnitOfWork } from '../../../src/server/repositories/repositories.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aPassportBooking, MARIA, PASSPORT, savePerson } from '../../fixtures/builders/a-passport-booking.ts';
import { REF, send } from '../../fixtures/steps/a-client.ts';
import { aRing, aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

describeOnBothDatabases('passports', (newPlace) => {
  test('are encrypted again with a new key, and then the old one may go', async () => {
    const place = await newPlace();
    const { services, secret } = await aPassportBooking(place);
    await savePerson(services, secret);
    await savePerson(services, secret, { index: 1 });
    await expect(checkPassportKeys(services.unitOfWork, aRing('new'))).rejects.toThrow(
      /^Passports in the database are encrypted with the key "test": add it to PASSPORT_KEYS/,
    );
    const ring = aRing('new', 'test');
    expect(await reencryptPassports(services.unitOfWork, ring)).toEqual({ rotated: 2, unreadable: [] });
    expect(await reencryptPassports(services.unitOfWork, ring)).toEqual({ rotated: 0, unreadable: [] });
    await checkPassportKeys(services.unitOfWork, aRing('new'));
    const later = await aServices(place, { passportKeys: aRing('new') });
    const { body } = await send(later, 'GET', `/api/bookings/${REF}`, { secret });
    expect(body.trips[0].participants[0].passport.number).toBe('XXXXX67A');
  });

  test('that a traveller saves while they are encrypted again stay as the traveller saved them', async () => {
    // A server that still encrypts with the old key, and knows the new one already.
    const { services, secret } = await aPassportBooking(await newPlace(), { passportKeys: aRing('test', 'new') });
    await savePerson(services, secret);
    const { unitOfWork } = services;
    let saving: Promise<unknown> = Promise.resolve();
    const whileReading: UnitOfWork = {
      ...unitOfWork,
      write: (ref, work) =>
        unitOfWork.write(ref, async (repositories) => {
          const ofBooking: typeof repositories.participants.ofBooking = async (...given) => {
            const rows = await repositories.participants.ofBooking(...given);
            saving = savePerson(
              services,
              secret,
              {},
              { name: 'Maria Reyes', passport: { ...PASSPORT, number: 'P7654321Z' } },
            );
            // Whoever may write now has done so by then.
            await Promise.race([saving, wait(300)]);
            return rows;
          };
          return work({ ...repositories, participants: { ...repositories.participants, ofBooking } });
        }),
    };
    await reencryptPassports(whileReading, aRing('new', 'test'));
    await saving;
    const [saved] = await unitOfWork.read(({ participants }) => participants.ofBooking(REF));
    const passport = saved?.passport && decryptPassport(saved.passport, saved, aRing('new', 'test'));
    expect([saved?.name, passport?.number]).toEqual(['Maria Reyes', 'P7654321Z']);
  });

  test('that were changed or forgotten since they were read are not put back', async () => {
    const { services, secret } = await aPassportBooking(await newPlace());
    await savePerson(services, secret);
    const read = async () => (await services.unitOfWork.read(({ participants }) => participants.ofBooking(REF)))[0];
    const before = await read();
    await savePerson(services, secret, {}, { passport: { ...PASSPORT, number: 'P7654321Z' } });
    const after = await read();
    if (!before?.passport || !after?.passport) throw new Error('no passport was saved');
    const [old, current] = [before.passport, after.passport];
    const reseal = (from: EncryptedText) =>
      services.unitOfWork.write(REF, ({ participants }) =>
        participants.replacePassport(before, from, { keyId: 'new', text: 'x' }),
      );
    expect(await reseal(old)).toBe(false);
    expect((await read())?.passport).toEqual(current);
    await services.unitOfWork.write(REF, ({ participants }) => participants.save({ ...after, passport: null }));
    expect(await reseal(current)).toBe(false);
    expect((await read())?.passport).toBeNull();
  });

  test('that were moved in the database are named, and the others are encrypted again', async () => {
    const { services, secret } = await aPassportBooking(await newPlace());
    await savePerson(services, secret);
    await savePerson(services, secret, { index: 1 });
    await services.database.write(REF, async (db) => {
      const [first] = await db.selectFrom('participants').select('passport').orderBy('position').execute();
      await db
        .updateTable('participants')
        .set({ passport: first?.passport ?? null })
        .where('position', '=', 1)
        .execute();
    });
    expect(await reencryptPassports(services.unitOfWork, aRing('new', 'test'))).toEqual({
      rotated: 1,
      unreadable: [REF],
    });
  });

  test('that another process encrypts with a key which this one lacks are answered with 503, and the log says which', async () => {
    const place = await newPlace();
    const { services, secret } = await aPassportBooking(place);
    await savePerson(services, secret);
    const other = await aServices(place, { passportKeys: aRing('old') });
    const { status, body } = await send(other, 'GET', `/api/bookings/${REF}`, { secret });
    expect([status, body.detail]).toEqual([503, 'Nothing was saved. Try again in a moment.']);
    expect(other.log).toEqual([
      {
        level: 'error',
        fields: {
          err: expect.objectContaining({ message: expect.stringContaining('the key "test": add it to PASSPORT_KEYS') }),
        },
      },
    ]);
  });

  test('are forgotten a month after the last trip', async () => {
    const { services, secret } = await aPassportBooking(await newPlace());
    await savePerson(services, secret);
    const paid = { id: '1', bookingRef: REF, method: 'manual', cents: 34_600, actor: 'operator' } as const;
    await services.unitOfWork.write(REF, (repositories) =>
      receivePayment(repositories, paid, aBookingCatalogue(), services.clock()),
    );
    const removeExpired = (iso: string) => deleteExpiredPassports(services.unitOfWork, Date.parse(iso));
    expect(await removeExpired('2027-02-11T12:30:00+08:00')).toBe(0);
    expect(await removeExpired('2027-02-11T12:30:01+08:00')).toBe(1);
    expect(await removeExpired('2027-02-11T12:30:01+08:00')).toBe(0);
    const { body } = await send(services, 'GET', `/api/bookings/${REF}`, { secret });
    expect(body.trips[0].participants[0]).toEqual({ ...MARIA, passport: null });
  });

  test('are forgotten at once when a booking is cancelled', async () => {
    const { services, secret } = await aPassportBooking(await newPlace());
    await savePerson(services, secret);
    const body = { expectedRefund: { minor: 0, currency: 'USD' } };
    await send(services, 'POST', `/api/bookings/${REF}/cancellation`, { body, secret });
    expect(await deleteExpiredPassports(services.unitOfWork, services.clock())).toBe(1);
  });
});
