import { expect, test } from 'vitest';
import {
  erasureContract,
  erasurePlanContract,
  travellerExportContract,
} from '../../../src/lib/desk/traveller-data.contract.ts';
import { readErasures } from '../../../src/server/backoffice/erasure-log.ts';
import { aKnownPerson, everythingIn, OF_MARIA, PASSPORT_NUMBER } from '../../fixtures/builders/a-known-person.ts';
import { aBackoffice, type TestBackoffice } from '../../fixtures/steps/a-backoffice.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const EMAIL = 'Maria@example.com';

/** A desk at which Maria has a cart, a free and a paid booking; who asks is an owner. */
async function aDeskWithMaria(...place: Parameters<typeof aBackoffice>) {
  const backoffice = await aBackoffice(...place);
  await aKnownPerson(backoffice);
  const owner = await aStaffMember(backoffice.services, { name: 'Joy of the desk' });
  return { ...backoffice, owner };
}

async function settle({ run }: TestBackoffice): Promise<void> {
  await run('cancel', 'PAID0001', '--reason', 'Typhoon', '--full-refund');
  expect((await run('refund-paid', 'PAID0001', '--amount', '346')).code).toBe(0);
}

describeOnBothDatabases(
  'the data of one traveller at the desk (specification.md#data-of-one-traveller)',
  (newPlace) => {
    test.each([EMAIL, '0917 555 0100', '+639175550100', 'paid0001'])(
      'is exported for %s, passports too, and the history says who did it',
      async (person) => {
        const { services, owner } = await aDeskWithMaria(await newPlace());
        const { status, body } = await owner.post(travellerExportContract.path, { person });
        const { found, elsewhere } = travellerExportContract.response.parse(body);
        expect([status, found.map(({ ref }) => ref)]).toEqual([
          200,
          person === 'paid0001' ? ['PAID0001'] : ['CART0001', 'FREE0001', 'PAID0001'],
        ]);
        expect(JSON.stringify(found)).toContain(PASSPORT_NUMBER);
        expect(elsewhere).toContainEqual(expect.stringContaining('backups that you made'));
        const events = await services.unitOfWork.read(({ bookings }) => bookings.events('PAID0001'));
        expect(events.at(-1)).toMatchObject({ event: 'export-traveller', actor: 'staff:Joy of the desk' });
      },
    );

    test('is erased as the plan says, with what must stay named, and written down for a restore', async () => {
      const desk = await aDeskWithMaria(await newPlace());
      const { services, owner } = desk;
      await settle(desk);
      const before = await everythingIn(services);
      const plan = erasurePlanContract.response.parse(
        (await owner.post(erasurePlanContract.path, { person: EMAIL })).body,
      );
      expect(await everythingIn(services)).toBe(before);
      expect(plan.erasures.map(({ ref, kind }) => [ref, kind])).toEqual([
        ['CART0001', 'removed'],
        ['FREE0001', 'removed'],
        ['PAID0001', 'accounts-kept'],
      ]);
      expect(plan.erasures[2]?.text).toMatch(/amounts, .* stay without a name until \d{4}-12-31, because tax law/);
      const refs = plan.erasures.map(({ ref }) => ref);
      const { status, body } = await owner.post(erasureContract.path, { person: EMAIL, refs });
      expect([status, erasureContract.response.parse(body).erasures]).toEqual([200, plan.erasures]);
      expect(await everythingIn(services)).not.toMatch(OF_MARIA);
      const events = await services.unitOfWork.read(({ bookings }) => bookings.events('PAID0001'));
      expect(events.at(-1)).toMatchObject({ event: 'erase-traveller', actor: 'staff:Joy of the desk' });
      expect(readErasures(services.storage.DATA_DIR).map(({ ref }) => ref)).toEqual(refs);
      const again = await owner.post(erasurePlanContract.path, { person: EMAIL });
      expect(again.body.erasures).toEqual([]);
    });

    test('is not erased where a trip is to come, nor where something else than was read would go', async () => {
      const { services, owner } = await aDeskWithMaria(await newPlace());
      const before = await everythingIn(services);
      for (const refs of [[], ['CART0001'], ['CART0001', 'FREE0001', 'PAID0001']]) {
        const { status, body } = await owner.post(erasureContract.path, { person: EMAIL, refs });
        expect([refs, status, body.detail]).toEqual([refs, 409, expect.stringContaining('Nothing was erased')]);
      }
      expect(await everythingIn(services)).toBe(before);
      const { body } = await owner.post(erasureContract.path, { person: EMAIL, refs: ['FREE0001', 'CART0001'] });
      expect(body.erasures).toContainEqual({
        ref: 'PAID0001',
        kind: 'refused',
        text: expect.stringMatching(/^PAID0001: nothing, it is paid, .*: cancel it first$/),
      });
      const left = await everythingIn(services);
      expect([left.includes('FREE0001'), left.includes('CART0001'), left.includes('PAID0001')]).toEqual([
        false,
        false,
        true,
      ]);
    });
  },
);

test.each(['', ' ', 'maria', '12', 'a@b@c', 'maria\0@example.com', "'; drop table bookings; --", '*'.repeat(400)])(
  'nobody is meant by %j, and nothing happens',
  async (person) => {
    const { services, owner } = await aDeskWithMaria();
    const before = await everythingIn(services);
    for (const { path } of [travellerExportContract, erasurePlanContract, erasureContract]) {
      const { status, body } = await owner.post(path, { person, ...(path === erasureContract.path && { refs: [] }) });
      expect([path, status, body.errors[0].field]).toEqual([path, 422, 'person']);
    }
    expect(await everythingIn(services)).toBe(before);
  },
);
