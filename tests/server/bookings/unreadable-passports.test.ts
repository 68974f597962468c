import { expect, test } from 'vitest';
import { encryptPassport } from '../../../src/server/bookings/participant-view.ts';
import { checkPassportKeys } from '../../../src/server/bookings/passport-crypto.ts';
import { ringOf } from '../../../src/server/secrets/key-ring.ts';
import { aPassportBooking, MARIA, PASSPORT, savePerson, TOUR } from '../../fixtures/builders/a-passport-booking.ts';
import { aBuiltProject, failureOf } from '../../fixtures/programs/server-program.ts';
import { REF, send } from '../../fixtures/steps/a-client.ts';
import { aRing, aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const OTHER_BYTES = Buffer.alloc(32, 'other');
/** A ring whose key has the id of the one that tests encrypt with, and other bytes. */
const CHANGED = ringOf([['test', OTHER_BYTES]]);
const CHANGED_KEY =
  /^The key "test" of PASSPORT_KEYS opens no passport in the database that has its id: put the bytes back that it had/;
const MASKED = { ...PASSPORT, number: 'XXXXX67A' };

/** A booking whose two travellers have passports. */
async function aBookingWithTwo(newPlace: NewPlace) {
  const place = await newPlace();
  const { services, secret } = await aPassportBooking(place);
  for (const index of [0, 1]) await savePerson(services, secret, { index });
  return { place, services, secret };
}

/** Puts something else in the place of the first traveller's passport. */
async function damage({ database }: TestServices, passport: string): Promise<void> {
  await database.write(REF, async (db) => {
    await db.updateTable('participants').set({ passport }).where('position', '=', 0).execute();
  });
}

const read = async (services: TestServices, secret: string) => {
  const { status, body } = await send(services, 'GET', `/api/bookings/${REF}`, { secret });
  return [status, body.trips?.[0].participants];
};

const elsewhere = { bookingRef: REF, tripRef: TOUR, index: 1 };

describeOnBothDatabases('a passport that nothing opens', (newPlace) => {
  test.each([
    ['was cut', 'damaged'],
    ['was emptied', ''],
    ['was moved from somebody else', encryptPassport(PASSPORT, elsewhere, aRing('test')).text],
    ['was encrypted with other bytes', encryptPassport(PASSPORT, { ...elsewhere, index: 0 }, CHANGED).text],
  ])('because it %s is missing, while the rest of the booking is read', async (_name, passport) => {
    const { services, secret } = await aBookingWithTwo(newPlace);
    await damage(services, passport);
    expect(await read(services, secret)).toEqual([
      200,
      [
        { ...MARIA, passport: null },
        { ...MARIA, passport: MASKED },
      ],
    ]);
  });

  test('can be entered again', async () => {
    const { services, secret } = await aBookingWithTwo(newPlace);
    await damage(services, 'damaged');
    expect((await savePerson(services, secret, {}, { passport: { ...PASSPORT, number: 'P7654321Z' } })).status).toBe(
      200,
    );
    const [, participants] = await read(services, secret);
    expect(participants[0].passport).toEqual({ ...PASSPORT, number: 'XXXXX21Z' });
  });

  test('is asked for, where only the end of its number comes back: that is not kept as if it were all of it', async () => {
    const { services, secret } = await aBookingWithTwo(newPlace);
    await damage(services, 'damaged');
    const { status, body } = await savePerson(services, secret, {}, { name: 'Maria Reyes', passport: MASKED });
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'participant.passport.number', detail: 'the whole passport number again' }],
    ]);
    expect(await read(services, secret)).toMatchObject([200, [{ name: 'Maria Santos', passport: null }, {}]]);
  });

  test('is missing where the bytes of its key were replaced, and can be entered again', async () => {
    const { place, secret } = await aBookingWithTwo(newPlace);
    const later = await aServices(place, { passportKeys: CHANGED });
    const missing = { ...MARIA, passport: null };
    expect(await read(later, secret)).toEqual([200, [missing, missing]]);
    expect((await savePerson(later, secret)).status).toBe(200);
    expect(await read(later, secret)).toEqual([200, [{ ...MARIA, passport: MASKED }, missing]]);
  });

  test('says nothing about its key as long as another one opens', async () => {
    const { services } = await aBookingWithTwo(newPlace);
    await damage(services, 'damaged');
    await checkPassportKeys(services.unitOfWork, aRing('test'));
    await expect(checkPassportKeys(services.unitOfWork, CHANGED)).rejects.toThrow(CHANGED_KEY);
  });

  test('keeps a server from starting where its key was replaced, also one that encrypts no more', {
    timeout: 60_000,
  }, async () => {
    const { place, services } = await aBookingWithTwo(newPlace);
    const { DATA_DIR, DATABASE_URL = '' } = place;
    const keys = [`new:${Buffer.alloc(32, 'new').toString('base64')}`, `test:${OTHER_BYTES.toString('base64')}`];
    const settings = { DATA_DIR, DATABASE_URL, PASSPORT_KEYS: keys.join(',') };
    const output = await failureOf(aBuiltProject(), settings);
    expect(output).toMatch(CHANGED_KEY);
    expect(output).toContain(
      'run "npm run operator -- rotate-passports --forget-unreadable": travellers can enter theirs',
    );
    expect(output.trimEnd().split('\n')).toHaveLength(1);
    await checkPassportKeys(services.unitOfWork, aRing('new', 'test'));
  });
});
