import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  field,
  fillIn,
  form,
  MARIA,
  openForms,
  openParticipants,
  saved,
  unfold,
} from '../fixtures/an-open-participants.tsx';
import { aTwin, BOAT, boat, booked, freshScreens, keepOnDevice, REF, VAN, van } from '../fixtures/an-open-screen.tsx';

freshScreens();

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
    expect(document.activeElement).toBe(form(BOAT.title, 1).querySelector('summary'));
  });

  test('cannot be changed when the booking is over', async () => {
    const service = aTwin();
    await booked(service);
    service.change(REF, { status: 'cancelled', expiresAt: null });
    keepOnDevice(service.view(REF));
    await openParticipants(service);
    expect(screen.getByRole('heading', { name: 'This booking is over' })).toBeTruthy();
  });
});
