import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { field, fillIn, form, MARIA, openForms, saved, unfold } from '../../fixtures/steps/an-open-participants.tsx';
import {
  aTwin,
  BOAT,
  boat,
  booked,
  freshScreens,
  REF,
  selling,
  sold,
  VAN,
} from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

/** Boat tours whose permit needs passports. */
const withPassports = () => aTwin({ catalogue: selling(sold(VAN), sold(BOAT, { documents: 'passport' })) });

async function fillInPassport(user: UserEvent, of: HTMLElement, expiry: string) {
  await user.type(field(of, 'Name in the passport'), 'MARIA SANTOS');
  await user.type(field(of, 'Passport number'), 'P1234567A');
  await user.type(field(of, 'Valid until'), expiry);
  await user.selectOptions(field(of, 'Issued by'), 'PH');
}

describe('a trip that needs passports (specification.md#passports)', () => {
  test('asks for name, number, expiry and country, and stores none of it on the device', async () => {
    const service = withPassports();
    const user = await openForms(service, [boat]);
    const first = form(BOAT.title, 1);
    await fillIn(user, first, 'Maria Santos');
    await fillInPassport(user, first, '2031-05-20');
    await saved(first);
    for (const part of ['P1234567A', '67A', 'MARIA SANTOS', '2031-05-20'])
      expect(JSON.stringify(localStorage)).not.toContain(part);
    expect(screen.getByText('1 of 3 forms complete')).toBeTruthy();
    expect(service.view(REF).trips[0]?.participants[0]?.passport).toEqual({
      name: 'MARIA SANTOS',
      number: 'XXXXX67A',
      expiry: '2031-05-20',
      country: 'PH',
    });
  });

  test('refuses a passport that expires before the trip is over', async () => {
    const service = withPassports();
    const user = await openForms(service, [boat]);
    const first = form(BOAT.title, 1);
    await fillIn(user, first, 'Maria Santos');
    await fillInPassport(user, first, '2027-01-14');
    await user.tab();
    expect(await within(first).findByText('This passport expires before the trip ends.')).toBeTruthy();
    expect(field(first, 'Valid until').min).toBe('2027-01-15');
    expect(service.calls.filter((call) => call.startsWith('save'))).toEqual([]);
  });

  test('is complete without a connection too, and says that this device does not store the passport', async () => {
    const service = withPassports();
    await booked(service, [boat]);
    const passport = { name: 'MARIA SANTOS', number: 'P1234567A', expiry: '2031-05-20', country: 'PH' };
    await service.saveParticipant(REF, { tripRef: 'BOAT0000', index: 0, participant: { ...MARIA, passport } });
    service.failWith('everything', { kind: 'offline' });
    await openForms(service);
    expect(await screen.findByText('1 of 3 forms complete')).toBeTruthy();
    const first = unfold(form(BOAT.title, 1));
    expect(await within(first).findByText(/^We have this passport, but it is not stored on this device/)).toBeTruthy();
    expect(field(first, 'Valid until').value).toBe('');
  });

  test('does not copy a number of which only the end is known', async () => {
    const service = withPassports();
    await booked(service, [boat]);
    const passport = { name: 'MARIA SANTOS', number: 'P1234567A', expiry: '2031-05-20', country: 'PH' };
    await service.saveParticipant(REF, { tripRef: 'BOAT0000', index: 0, participant: { ...MARIA, passport } });
    const user = await openForms(service);
    const second = form(BOAT.title, 2);
    await user.selectOptions(field(second, 'Same person as'), 'Maria Santos');
    expect(field(second, 'Valid until').value).toBe('2031-05-20');
    expect(field(second, 'Passport number').value).toBe('');
  });
});
