import { expect, test } from 'vitest';
import { addReminders } from '../../../src/server/jobs/add-reminders.ts';
import { aMailer, mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { CHANGED_REF, CHANGED_TRIP, payFor } from '../../fixtures/steps/changing.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { bookedVanAndBoat, callOffVan } from '../../fixtures/steps/dropping.ts';

const TRAVELLER = 'maria@example.com';
const OPERATOR = 'hello@palawan.example';
const COMPANY = 'adsts@example.com';

/** Sends what waits, and gives it by who it went to. */
async function sentMails(services: TestServices) {
  const { sender, sent } = aMailer(services);
  await sender.sendDue();
  const ordered = sent.toSorted((a, b) => (a.to < b.to ? -1 : 1));
  return ordered.map(({ to, mail }) => ({
    to,
    ...mail,
    files: mail.attachments.map(({ content }) =>
      content
        .split('\r\n')
        .filter((line) => /^(?:METHOD|UID|SEQUENCE|STATUS|LOCATION)/.test(line))
        .map((line) => line.replace(/@.*/, '')),
    ),
  }));
}

/** Van and boat, paid, and everybody has been told. */
async function notifiedOfVanAndBoat(place: DatabasePlace) {
  const booked = await bookedVanAndBoat(place);
  await payFor(booked.services, 72);
  await sentMails(booked.services);
  return booked;
}

const CANCELLED = (sequence: number) => [
  'METHOD:CANCEL',
  `UID:${CHANGED_REF}-${CHANGED_TRIP}`,
  `SEQUENCE:${sequence}`,
  'STATUS:CANCELLED',
];

describeOnBothDatabases(
  'the mails about a trip that is taken out (specification.md#calling-off-a-departure)',
  (newPlace) => {
    test('tell traveller, operator and its company, each once', async () => {
      const { services, drop } = await notifiedOfVanAndBoat(await newPlace());
      await callOffVan(services);
      await sentMails(services);
      await drop(32);
      await drop(32);
      const mails = await sentMails(services);
      expect(mails.map(({ to, subject, files }) => [to, subject, files])).toEqual([
        [COMPANY, `CANCELLED: Dalan Palawan ${CHANGED_REF}: Tue, Jan 12, 2027, 7:30 AM, 2 people`, []],
        [OPERATOR, `${CHANGED_REF}: money back for a trip that was called off`, []],
        [TRAVELLER, `Booking ${CHANGED_REF}: refund for your trip on Tue, Jan 12`, [CANCELLED(1)]],
      ]);
      const [company, operator, traveller] = mails;
      expect(traveller?.text).toContain('We will refund US$32 to you.');
      expect(traveller?.text).toContain('- Boat of Zion, Thu, Jan 14, 2027, 7:30 AM');
      expect(operator?.text).toContain(`refund-paid ${CHANGED_REF} --amount 32`);
      expect(company?.text).toContain('Please cancel what you have arranged for it.');
      expect(company?.text).not.toContain('Boat of Zion');
    });

    test('bring everybody a file that takes a changed trip out of calendars', async () => {
      const { services, change, drop } = await notifiedOfVanAndBoat(await newPlace());
      await change({ people: 3 }, 48);
      await change({ people: 2 }, 32);
      await sentMails(services);
      await callOffVan(services);
      await sentMails(services);
      await drop(32);
      const files = (await sentMails(services)).map(({ to, files: attached }) => [to, attached]);
      expect(files).toEqual([COMPANY, OPERATOR, TRAVELLER].map((to) => [to, [CANCELLED(3)]]));
    });

    test('to a company are none where it knew of nothing, and its waiting mails are not sent', async () => {
      const { services, drop } = await bookedVanAndBoat(await newPlace());
      await payFor(services, 72);
      await callOffVan(services);
      await drop(32);
      const mails = await sentMails(services);
      expect(mails.map(({ to }) => to).filter((to) => to.startsWith('adsts'))).toEqual(['adsts@example.com']);
      expect(mails.find(({ to }) => to.startsWith('adsts'))?.subject).toMatch(/^CALLED OFF: .*Shared van/);
      expect(mails.find(({ to }) => to.startsWith('zion'))?.text).toContain('BOAT OF ZION');
      expect(mails.some(({ subject }) => subject.startsWith('Called off: '))).toBe(false);
      const states = [...(await mailsIn(services)).values()].map(({ state }) => state);
      expect(states).not.toContain('failed');
    });

    test('tell the other company of its trip where that becomes certain, with a voucher for the traveller', async () => {
      const { services, change, drop } = await bookedVanAndBoat(await newPlace());
      await change({ people: 3 }, 48);
      // The van is paid for, and so is the boat; only the third seat is not.
      await payFor(services, 40);
      await callOffVan(services);
      await services.unitOfWork.write(CHANGED_REF, async ({ bookings }) => {
        const [van, boat] = (await bookings.find(CHANGED_REF))?.trips ?? [];
        if (van && boat) await bookings.changeTrip(CHANGED_REF, { ...van, totalUsd: 0 });
      });
      await sentMails(services);
      await drop(0);
      const mails = await sentMails(services);
      expect(mails.map(({ to }) => to)).toEqual([OPERATOR, TRAVELLER, 'zion@example.com']);
      expect(mails[1]?.files[0]).toContain('METHOD:PUBLISH');
      expect(mails[2]?.text).toContain('Please arrange the following.');
    });

    test('are followed by no reminder of its day', async () => {
      const { services, drop } = await notifiedOfVanAndBoat(await newPlace());
      services.setTime('2027-01-11T16:00:00+08:00');
      await addReminders(services.unitOfWork, services.clock());
      await callOffVan(services);
      await drop(32);
      const subjects = (await sentMails(services)).filter(({ to }) => to === TRAVELLER).map(({ subject }) => subject);
      expect(subjects).toEqual([`Booking ${CHANGED_REF}: refund for your trip on Tue, Jan 12`]);
      services.setTime('2027-01-13T16:00:00+08:00');
      await addReminders(services.unitOfWork, services.clock());
      const reminders = await sentMails(services);
      expect(reminders.length).toBeGreaterThan(0);
      expect(reminders.filter(({ text }) => /shared van/i.test(text))).toEqual([]);
    });
  },
);
