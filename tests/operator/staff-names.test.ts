import { expect, test } from 'vitest';
import { aBackoffice, bookAt } from '../fixtures/steps/a-backoffice.ts';
import { aStaffMember } from '../fixtures/steps/a-desk.ts';

test('a booking shows the names of the staff members who changed it at the desk', async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  const joy = await aStaffMember(backoffice.services, { role: 'desk', name: 'Joy Ramos' });
  const path = '/api/desk/bookings/ABCD1234';
  await joy.post(`${path}/notes`, { text: 'Wants a child seat' }, { key: 'the-note-1' });
  await joy.post(`${path}/status`, { event: 'confirm' }, { key: 'the-status-1' });
  await backoffice.run('note', 'ABCD1234', 'Called back');
  const { out } = await backoffice.run('show', 'ABCD1234');
  expect(out).toMatch(/ Joy Ramos: Wants a child seat$/m);
  expect(out).toMatch(/confirmed +Joy Ramos +The trips are arranged\./);
  expect(out).toMatch(/\d {2}Called back$/m);
});
