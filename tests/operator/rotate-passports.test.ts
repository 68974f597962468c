import { expect, test } from 'vitest';
import { checkPassportKeys } from '../../src/server/bookings/passport-crypto.ts';
import { aBackoffice, bookWithPassports, type TestBackoffice } from '../fixtures/steps/a-backoffice.ts';
import { send } from '../fixtures/steps/a-client.ts';
import { aRing } from '../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../fixtures/steps/databases.ts';

/** A setting of PASSPORT_KEYS, with the keys of tests. */
const keys = (...ids: readonly string[]) => ({
  PASSPORT_KEYS: [...aRing(...ids).keys].map(([id, key]) => `${id}:${key.toString('base64')}`).join(','),
});

/** Damages every passport that is kept. */
const damage = ({ services }: TestBackoffice) =>
  services.database.write('PASS1234', async (db) => {
    await db.updateTable('participants').set({ passport: 'damaged' }).where('passport', 'is not', null).execute();
  });

/** A desk with a passport under the key "test". */
async function aBackofficeWithPassport(newPlace: NewPlace): Promise<TestBackoffice> {
  const backoffice = await aBackoffice(await newPlace());
  const secret = await bookWithPassports(backoffice, 'PASS1234');
  const passport = { name: 'MARIA SANTOS', number: 'P1234567A', expiry: '2099-05-20', country: 'PH' };
  const participant = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult', passport };
  const body = { tripRef: 'BBBBBBBB', index: 0, participant };
  expect((await send(backoffice.services, 'PUT', '/api/bookings/PASS1234/participants', { secret, body })).status).toBe(
    200,
  );
  return backoffice;
}

describeOnBothDatabases('rotating passports at the desk (ADR 10)', (newPlace) => {
  test('encrypts them with the first key and says which keys may go', { timeout: 120_000 }, async () => {
    const backoffice = await aBackofficeWithPassport(newPlace);
    expect(await backoffice.runWith(keys('new', 'test'), 'rotate-passports')).toEqual({
      code: 0,
      out: '1 passports were encrypted anew with the key "new". No passport needs "test" any more.\n',
      error: '',
    });
    const again = await backoffice.runWith(keys('new', 'test'), 'rotate-passports', '--json');
    expect(JSON.parse(again.out)).toEqual({
      current: 'new',
      rotated: 0,
      unreadable: [],
      unused: ['test'],
      forgotten: false,
    });
    const manifest = await backoffice.runWith(keys('new'), 'manifest', '--day', backoffice.day, '--passports', '--csv');
    expect(manifest.out).toContain('P1234567A');
  });

  test('needs the key that they are encrypted with, and says so in a sentence', { timeout: 60_000 }, async () => {
    const backoffice = await aBackofficeWithPassport(newPlace);
    for (const words of [['rotate-passports'], ['manifest', '--day', backoffice.day, '--passports', '--csv']]) {
      expect(await backoffice.runWith(keys('new'), ...words)).toEqual({
        code: 1,
        out: '',
        error:
          'Passports in the database are encrypted with the key "test": add it to PASSPORT_KEYS, or restore passport.key in DATA_DIR.\n',
      });
    }
  });

  test('names a booking with a passport that does not open, keeps it, and ends with 1', {
    timeout: 60_000,
  }, async () => {
    const backoffice = await aBackofficeWithPassport(newPlace);
    await damage(backoffice);
    for (let times = 0; times < 2; times += 1) {
      expect(await backoffice.runWith(keys('new', 'test'), 'rotate-passports')).toEqual({
        code: 1,
        out: '0 passports were encrypted anew with the key "new".\n',
        error:
          'Passports of PASS1234 do not open: they were damaged in the database, or their key has other bytes than it had. Put those back, or ask the travellers to enter theirs again.\n',
      });
    }
  });

  test('forgets those that do not open where it is told to, so that the key may go', { timeout: 60_000 }, async () => {
    const backoffice = await aBackofficeWithPassport(newPlace);
    await damage(backoffice);
    expect(await backoffice.runWith(keys('new', 'test'), 'rotate-passports', '--forget-unreadable')).toEqual({
      code: 0,
      out: '0 passports were encrypted anew with the key "new". Those of PASS1234 were forgotten: ask the travellers to enter them again. No passport needs "test" any more.\n',
      error: '',
    });
    await checkPassportKeys(backoffice.services.unitOfWork, aRing('new'));
  });
});
