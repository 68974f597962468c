import { expect, test } from 'vitest';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { book, REF } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

describeOnBothDatabases('payments of one second', (newPlace) => {
  test('always stand in the same order, so that a refund takes the same one first', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    for (const id of ['C', 'A', 'B']) {
      const payment = { id, bookingRef: REF, method: 'manual', cents: 1000, actor: 'operator' } as const;
      await services.unitOfWork.write(REF, (repositories) =>
        receivePayment(repositories, payment, aBookingCatalogue(), services.clock()),
      );
    }
    const payments = await services.unitOfWork.read((repositories) => repositories.payments.ofBooking(REF));
    expect(payments.map(({ id }) => id)).toEqual(['manual:A', 'manual:B', 'manual:C']);
  });
});
