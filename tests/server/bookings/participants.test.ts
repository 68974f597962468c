import { expect, test } from 'vitest';
import { bookingSchema } from '../../../src/lib/bookings/bookings.contract.ts';
import { aPassportBooking, MARIA, PASSPORT, savePerson, VAN } from '../../fixtures/builders/a-passport-booking.ts';
import { REF } from '../../fixtures/steps/a-client.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

describeOnBothDatabases('PUT /api/bookings/{ref}/participants (specification.md#passports)', (newPlace) => {
  test('saves a person and reads a passport back with its last three signs alone', async () => {
    const { services, secret } = await aPassportBooking(await newPlace());
    const answer = await savePerson(services, secret);
    expect(answer.status).toBe(200);
    const [tour, van] = bookingSchema.parse(answer.body).trips;
    expect(tour?.participants).toEqual([{ ...MARIA, passport: { ...PASSPORT, number: 'XXXXX67A' } }, null]);
    expect(van?.participants).toEqual([null, null]);
  });

  test('keeps no passport in the clear, nor where the trip asks for none', async () => {
    const { services, secret } = await aPassportBooking(await newPlace());
    await savePerson(services, secret);
    await savePerson(services, secret, { tripRef: VAN });
    const rows = await services.database.read((db) =>
      db.selectFrom('participants').selectAll().orderBy('trip_ref').execute(),
    );
    expect(rows.map(({ passport }) => passport === null)).toEqual([false, true]);
    expect(JSON.stringify(rows)).not.toMatch(/P1234567A|2031-05-20|MARIA SANTOS/);
  });

  test('keeps the number of a form that is saved again as it was read', async () => {
    const { services, secret } = await aPassportBooking(await newPlace());
    const read = (await savePerson(services, secret)).body.trips[0].participants[0];
    await savePerson(services, secret, { participant: { ...read, name: 'Maria C. Santos' } });
    const { passport, ...rest } =
      (await services.unitOfWork.read(({ participants }) => participants.ofBooking(REF)))[0] ?? {};
    expect(rest).toMatchObject({ name: 'Maria C. Santos' });
    const again = await savePerson(services, secret, {}, { passport: { ...read.passport, number: 'XXXXX67A' } });
    expect(again.body.trips[0].participants[0].passport.number).toBe('XXXXX67A');
    expect(passport).toBeTruthy();
  });

  test.each([
    ['no passport', {}, { passport: null }, 'participant.passport'],
    [
      'a passport that expires on the day',
      {},
      { passport: { ...PASSPORT, expiry: '2027-01-12' } },
      'participant.passport.expiry',
    ],
    ['a passport without a number', {}, { passport: { ...PASSPORT, number: '' } }, 'participant.passport.number'],
    ['a passport without a country', {}, { passport: { ...PASSPORT, country: '' } }, 'participant.passport.country'],
    ['a trip of another booking', { tripRef: 'ZZZZZZZZ' }, {}, 'tripRef'],
    ['one person too many', { index: 2 }, {}, 'index'],
    ['a name without letters', {}, { name: '12 🌴' }, 'participant.name'],
    ['a passport name without letters', {}, { passport: { ...PASSPORT, name: '00 00' } }, 'participant.passport.name'],
  ])('refuses %s with the field', async (_name, change, person, field) => {
    const { services, secret } = await aPassportBooking(await newPlace());
    const answer = await savePerson(services, secret, change, person);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field, detail: expect.stringMatching(/\w/) }]);
  });

  test('takes a child younger than advised only with the tick, whatever page asked (specification.md#travellers-rules)', async () => {
    const { services, secret } = await aPassportBooking(await newPlace(), {}, { advisedFromAge: 8 });
    const child = { ageBand: 'child-3-to-7' };
    const refused = await savePerson(services, secret, {}, child);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      { field: 'ageAdviceAccepted', detail: expect.stringContaining('not recommended for children under 8 years') },
    ]);
    expect((await savePerson(services, secret, { ageAdviceAccepted: false }, child)).status).toBe(422);
    expect(await services.unitOfWork.read(({ participants }) => participants.ofBooking(REF))).toEqual([]);
    const taken = await savePerson(services, secret, { ageAdviceAccepted: true }, child);
    expect(taken.body.trips[0].participants[0].ageBand).toBe('child-3-to-7');
    expect((await savePerson(services, secret, { index: 1 }, { ageBand: 'child-8-to-17' })).status).toBe(200);
    // The van beside the tour is for all.
    expect((await savePerson(services, secret, { tripRef: VAN }, child)).status).toBe(200);
  });

  test('needs the secret', async () => {
    const { services } = await aPassportBooking(await newPlace());
    expect((await savePerson(services, 'A'.repeat(43))).status).toBe(404);
  });

  test('changes nothing of a booking that is over', async () => {
    const { services, secret } = await aPassportBooking(await newPlace());
    services.setTime('2026-11-30T12:00:00+08:00');
    expect((await savePerson(services, secret)).status).toBe(409);
  });
});
