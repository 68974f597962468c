import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  aTwin,
  BOAT,
  boat,
  booked,
  freshScreens,
  keepOnDevice,
  openScreen,
  REF,
  selling,
  sold,
  stored,
  VAN,
  van,
} from '../fixtures/an-open-screen.tsx';

freshScreens();

const load = () =>
  import('../../src/islands/participants/ParticipantsScreen.tsx').then((module) => module.ParticipantsScreen);

type Service = ReturnType<typeof aTwin>;

const MARIA = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult', passport: null } as const;

async function openForms(service: Service, items = [van]) {
  if (service.booked().length === 0) await booked(service, items);
  keepOnDevice(service.view(REF));
  const { user } = await openScreen(load, { service }, { path: `/participants/${REF}` });
  await waitFor(() => expect(screen.getAllByText(/^Traveller 1/).length).toBeGreaterThan(0));
  return user;
}

/** Boat tours whose permit needs passports. */
const withPassports = () => aTwin({ catalogue: selling(sold(VAN), sold(BOAT, { documents: 'passport' })) });

/** The form of a traveller, from 1. */
function form(title: string, number: number): HTMLElement {
  const people = screen.getByRole('region', { name: title }).querySelectorAll<HTMLElement>('details');
  const found = people[number - 1];
  if (!found) throw new Error(`no traveller ${number}`);
  return found;
}

/** happy-dom folds nothing by itself. */
function unfold(details: HTMLElement): HTMLElement {
  Object.assign(details, { open: true });
  details.dispatchEvent(new Event('toggle'));
  return details;
}

const field = (of: HTMLElement, name: string) => within(of).getByLabelText<HTMLInputElement>(name);

async function fillIn(user: UserEvent, of: HTMLElement, name: string) {
  await user.type(field(of, 'Full name'), name);
  await user.selectOptions(field(of, 'Nationality'), 'PH');
  await user.selectOptions(field(of, 'Age on the day'), 'adult');
}

async function fillInPassport(user: UserEvent, of: HTMLElement, expiry: string) {
  await user.type(field(of, 'Name in the passport'), 'MARIA SANTOS');
  await user.type(field(of, 'Passport number'), 'P1234567A');
  await user.type(field(of, 'Valid until'), expiry);
  await user.selectOptions(field(of, 'Issued by'), 'PH');
}

const saved = (of: HTMLElement) => within(of).findByText('Saved.');

describe('who travels (specification, section 2: /participants/{ref})', () => {
  test('is asked once for each trip and person, only what the trip needs, and saved by itself', async () => {
    const service = aTwin();
    const user = await openForms(service, [van, boat]);
    expect(screen.getByText('0 of 5 forms complete')).toBeTruthy();
    const first = form(VAN.title, 1);
    expect(within(first).queryByLabelText('Passport number')).toBeNull();
    await fillIn(user, first, 'Maria Santos');
    await saved(first);
    expect(service.view(REF).trips[0]?.participants).toEqual([MARIA, null]);
    expect(screen.getByText('1 of 5 forms complete')).toBeTruthy();
    expect(first.textContent).toContain('Traveller 1: Maria SantosComplete');
  });

  test('begins with the first form that is not complete', async () => {
    const service = aTwin();
    await booked(service, [van]);
    await service.saveParticipant(REF, { tripRef: 'VAN00000', index: 0, participant: MARIA });
    await openForms(service);
    expect([form(VAN.title, 1), form(VAN.title, 2)].map((one) => (one as HTMLDetailsElement).open)).toEqual([
      false,
      true,
    ]);
  });

  test('is copied from who booked, and from another trip', async () => {
    const service = aTwin();
    const user = await openForms(service, [van, boat]);
    const first = form(VAN.title, 1);
    await user.selectOptions(field(first, 'Same person as'), 'Maria Santos, who booked');
    expect(field(first, 'Full name').value).toBe('Maria Santos');
    await user.selectOptions(field(first, 'Nationality'), 'PH');
    await saved(first);
    const onBoat = unfold(form(BOAT.title, 1));
    await user.selectOptions(await within(onBoat).findByLabelText('Same person as'), 'Maria Santos');
    await saved(onBoat);
    expect(service.view(REF).trips[1]?.participants[0]).toEqual(MARIA);
  });

  test('is taken over from another trip with one press', async () => {
    const service = aTwin();
    await booked(service, [van, boat]);
    for (const index of [0, 1]) await service.saveParticipant(REF, { tripRef: 'VAN00000', index, participant: MARIA });
    const user = await openForms(service);
    await user.click(screen.getByRole('button', { name: `Same travellers as on “${VAN.title}”` }));
    expect(await screen.findByText('4 of 5 forms complete')).toBeTruthy();
    expect(service.view(REF).trips[1]?.participants).toEqual([MARIA, MARIA, null]);
  });

  test('is kept on the device while it is not saved, and goes on after a reload', async () => {
    const service = aTwin();
    const user = await openForms(service);
    await user.type(field(form(VAN.title, 1), 'Full name'), 'Mar');
    expect(stored('participant-drafts.1')).toEqual({
      [`${REF} VAN00000 0`]: { name: 'Mar', nationality: '', ageBand: '' },
    });
    document.body.replaceChildren();
    await openForms(service);
    expect(field(form(VAN.title, 1), 'Full name').value).toBe('Mar');
    expect(service.view(REF).trips[0]?.participants).toEqual([null, null]);
  });

  test('is not saved on a dead line: it says so and tries again', async () => {
    const service = aTwin();
    const user = await openForms(service);
    service.trouble('saveParticipant', { kind: 'offline' });
    const first = form(VAN.title, 1);
    await fillIn(user, first, 'Maria Santos');
    const again = await within(first).findByRole('button', { name: 'Save again' });
    expect(stored<object>('participant-drafts.1')).toHaveProperty(`${REF} VAN00000 0`);
    service.trouble('saveParticipant', null);
    await user.click(again);
    await saved(first);
    expect(stored('participant-drafts.1')).toEqual({});
  });

  test('cannot be changed when the booking is over', async () => {
    const service = aTwin();
    await booked(service);
    service.change(REF, { status: 'cancelled', expiresAt: null });
    keepOnDevice(service.view(REF));
    await openScreen(load, { service }, { path: `/participants/${REF}` });
    expect(screen.getByRole('heading', { name: 'This booking is over' })).toBeTruthy();
  });
});

describe('a trip that needs passports (specification, section 5)', () => {
  test('asks for name, number, expiry and country, and no device keeps them', async () => {
    const service = withPassports();
    const user = await openForms(service, [boat]);
    const first = form(BOAT.title, 1);
    await fillIn(user, first, 'Maria Santos');
    await fillInPassport(user, first, '2031-05-20');
    expect(JSON.stringify(localStorage)).not.toContain('P1234567A');
    await saved(first);
    expect(JSON.stringify(localStorage)).not.toContain('P1234567A');
    expect(service.view(REF).trips[0]?.participants[0]?.passport).toEqual({
      name: 'MARIA SANTOS',
      number: 'XXXXX67A',
      expiry: '2031-05-20',
      country: 'PH',
    });
  });

  test('takes none that expires before the trip is over', async () => {
    const service = withPassports();
    const user = await openForms(service, [boat]);
    const first = form(BOAT.title, 1);
    await fillIn(user, first, 'Maria Santos');
    await fillInPassport(user, first, '2027-01-14');
    await user.tab();
    expect(await within(first).findByText('This passport expires before the trip is over.')).toBeTruthy();
    expect(field(first, 'Valid until').min).toBe('2027-01-15');
    expect(service.calls.filter((call) => call.startsWith('save'))).toEqual([]);
  });

  test('copies no number of which only the end is known', async () => {
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
