import { expect, test } from 'vitest';
import type { CatalogueTexts } from '../../../src/lib/booking/booking-catalogue.schema.ts';
import type { BookingSnapshot, MailRecipient } from '../../../src/lib/emails/mailed-booking.ts';
import { mailedPartOf } from '../../../src/server/mail/called-off-trips.ts';
import { erasedTripDetails } from '../../../src/server/repositories/booking-rows.ts';
import { aBookingCatalogue, aPayment, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aBookingRecord, aSoldTrip } from '../../fixtures/builders/a-booking-record.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aMailer } from '../../fixtures/fakes/a-mailer.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { remindAt, remindersSent } from '../../fixtures/steps/reminding.ts';

const TITLE = 'Van privé de Puerto Princesa à El Nido';
const AIRPORT = { name: 'Aéroport de Puerto Princesa', note: 'Sortie des arrivées' };
const HOTELS = { name: 'Hôtels d’El Nido', kind: 'hotels', locality: 'El Nido' } as const;

const french: CatalogueTexts = {
  manual: aPayment().manual,
  hours: 'Tous les jours',
  trips: { 'PV-PPS-ELN': { title: TITLE, luggage: ['Une valise par personne.'] } },
  areas: { 'pps-airport': { ...AIRPORT, kind: 'airport' }, 'eln-town-hotels': HOTELS },
};

const hotelUnknown = aCartItem('AAAAAAAA', { dropoff: { areaId: 'eln-town-hotels', text: '' } });

describeOnBothDatabases('the words of a booked trip (specification.md#languages)', (newPlace) => {
  const sellInFrench = async () => {
    const services = await aServices(await newPlace());
    services.sell({
      ...aBookingCatalogue([aSellableTrip({ luggage: ['One suitcase each.'] })]),
      translations: { fr: french },
    });
    return services;
  };

  test('are in the language of the booking for its owner, and in English at the desk', async () => {
    const services = await sellInFrench();
    const { booking, secret } = await book(services, { language: 'fr', bookingItems: [hotelUnknown] });
    expect(booking.trips[0]).toMatchObject({ title: TITLE, pickup: AIRPORT });
    expect(booking.trips[0]?.dropoff.name).toMatch(/^Hôtel .*El Nido/);
    expect(booking.trips[0]).not.toHaveProperty('translation');
    const read = await send(services, 'GET', `/api/bookings/${REF}`, { secret });
    expect(read.body.trips[0]).toMatchObject({ title: TITLE, pickup: AIRPORT });
    const desk = await aStaffMember(services, { role: 'desk' });
    const { booking: file } = (await desk.get(`/api/desk/bookings/${REF}`)).body;
    expect(file.trips[0]).toMatchObject({
      title: 'Private van from Puerto Princesa to El Nido',
      pickup: { name: 'Puerto Princesa Airport', note: 'Arrivals exit' },
    });
  });

  test('follow a hotel that is named later, also in its language', async () => {
    const services = await sellInFrench();
    const { secret } = await book(services, { language: 'fr', bookingItems: [hotelUnknown] });
    const body = { tripRef: 'AAAAAAAA', side: 'dropoff', hotel: 'Casa Maria' };
    const { status } = await send(services, 'PUT', `/api/bookings/${REF}/hotels`, { body, secret });
    expect(status).toBe(200);
    const stored = await services.unitOfWork.read(({ bookings }) => bookings.find(REF));
    expect(stored?.trips[0]?.dropoff.name).toBe('Casa Maria, El Nido hotels');
    expect(stored?.trips[0]?.translation).toMatchObject({ title: TITLE, dropoff: { name: 'Casa Maria, El Nido' } });
  });

  test('are in mails and calendar files of its traveller, and English in those of others', async () => {
    const services = await sellInFrench();
    await book(services, { language: 'fr' });
    const { sender, sent } = aMailer(services);
    await sender.sendDue();
    const pageTo = (address: string) => sent.find(({ to }) => to === address)?.mail.html ?? '';
    expect(pageTo('maria@example.com')).toContain(TITLE);
    expect(pageTo('maria@example.com')).toContain(AIRPORT.note);
    expect(pageTo('maria@example.com')).not.toContain('Private van from');
    expect(pageTo('hello@palawan.example')).toContain('Private van from Puerto Princesa to El Nido');
  });

  test('name the luggage of a reminder in its language', async () => {
    const services = await sellInFrench();
    await book(services, { language: 'fr' });
    await services.unitOfWork.write(REF, ({ bookings }) => bookings.change(REF, { status: 'confirmed' }));
    await remindAt(services, '2027-01-11T15:00:00+08:00');
    const [reminder] = await remindersSent(services, 'reminder');
    expect(reminder?.mail.text).toContain('Une valise par personne.');
  });

  test('stay as they were sold when an editor renames the listing', async () => {
    const services = await sellInFrench();
    const { secret } = await book(services, { language: 'fr' });
    const renamed = { ...french, trips: { 'PV-PPS-ELN': { title: 'Autre nom', luggage: [] } } };
    services.sell({ ...aBookingCatalogue([aSellableTrip({ title: 'Another name' })]), translations: { fr: renamed } });
    const read = await send(services, 'GET', `/api/bookings/${REF}`, { secret });
    expect(read.body.trips[0].title).toBe(TITLE);
  });

  test('are English where the build has no texts of the listing in that language', async () => {
    const services = await aServices(await newPlace());
    const { booking } = await book(services, { language: 'fr' });
    expect(booking).toMatchObject({
      language: 'fr',
      trips: [{ title: 'Private van from Puerto Princesa to El Nido' }],
    });
  });
});

test('each mail about a booking has it in the words of its reader, also one of several together', () => {
  const stop = { name: 'Casa Maria', note: null };
  const record = aBookingRecord({ trips: [aSoldTrip({ translation: { title: TITLE, pickup: stop, dropoff: stop } })] });
  const facts = {} as BookingSnapshot;
  const titleFor = (recipient: MailRecipient) => mailedPartOf(record, { facts, recipient }).trips[0]?.title;
  expect(titleFor({ kind: 'traveller' })).toBe(TITLE);
  expect(titleFor({ kind: 'operator' })).toBe(record.trips[0]?.title);
  expect(titleFor({ kind: 'provider', name: 'ADSTS' })).toBe(record.trips[0]?.title);
});

test('erasing a traveller takes hotels out of the words in both languages', () => {
  const stop = { name: 'Casa Maria, El Nido', note: null };
  const choice = aCartItem('AAAAAAAA').trip;
  const details = {
    trip: choice,
    pickup: stop,
    dropoff: stop,
    translation: { title: TITLE, pickup: stop, dropoff: stop },
  };
  const erased = erasedTripDetails(JSON.stringify(details), 'erased');
  expect(erased).not.toContain('Casa Maria');
  expect(JSON.parse(erased).translation.title).toBe(TITLE);
});
