import { expect, test } from 'vitest';
import {
  aPayMongo,
  type FakePayMongo,
  type PayMongoRefund,
  payMongoRefusal,
} from '../../../fixtures/fakes/a-paymongo.ts';
import { REF } from '../../../fixtures/steps/a-client.ts';
import type { TestServices } from '../../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../../../fixtures/steps/databases.ts';
import { paidByPayMongo, refund } from '../../../fixtures/steps/refunding.ts';

const refundsOf = ({ unitOfWork }: TestServices) =>
  unitOfWork.read((repositories) => repositories.refunds.ofBooking(REF));

/** A booking that was paid and cancelled, so that 173 dollars are owed. */
async function cancelled(payMongo: FakePayMongo, newPlace: NewPlace) {
  const made = await paidByPayMongo(payMongo, await newPlace());
  await made.cancel(17_300);
  return made;
}

const asksIn = ({ requests }: FakePayMongo) =>
  requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds').length;

function aForeignRefund(id: string): PayMongoRefund {
  const attributes = {
    amount: 1_003_400,
    currency: 'PHP',
    payment_id: 'pay_of_others',
    status: 'succeeded',
    notes: '',
  };
  return { id, type: 'refund', attributes };
}

describeOnBothDatabases('a refund by PayMongo whose answer was lost', (newPlace) => {
  test.each([0, 130])('is found again by its name and not given twice, behind %i newer ones', async (newer) => {
    const payMongo = await aPayMongo();
    const { services, read } = await cancelled(payMongo, newPlace);
    payMongo.troubles.push('lost answer');
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'unanswered' }] });
    expect(payMongo.refunds).toHaveLength(1);
    payMongo.refunds.push(...Array.from({ length: newer }, (_, index) => aForeignRefund(`ref_other${index}`)));
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'done', refund: { serviceId: 'ref_1' } }] });
    expect([asksIn(payMongo), payMongo.refunds.length]).toEqual([1, 1 + newer]);
    expect(await read()).toMatchObject({ refundDue: { minor: 0 }, refunded: { minor: 17_300 } });
  });

  test('and that never came to be is asked for again', async () => {
    const payMongo = await aPayMongo();
    const { services } = await cancelled(payMongo, newPlace);
    payMongo.troubles.push('hang up');
    await refund(services);
    payMongo.refunds.push(aForeignRefund('ref_other'));
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'done', refund: { status: 'pending' } }] });
    expect(asksIn(payMongo)).toBe(2);
    expect(payMongo.refunds).toHaveLength(2);
  });

  test.each([
    ['hangs up', 'hang up' as const],
    ['refuses', payMongoRefusal(400, 'parameter_invalid')],
    ['answers something else', { status: 200, json: { data: {} } }],
  ])('stays open where the list of refunds %s: nothing is asked for, nothing is owed again', async (_name, trouble) => {
    const payMongo = await aPayMongo();
    const { services, read } = await cancelled(payMongo, newPlace);
    payMongo.troubles.push('lost answer', trouble);
    await refund(services);
    expect(await refund(services)).toMatchObject({
      results: [{ kind: 'unanswered', why: expect.stringContaining('the list of refunds') }],
    });
    expect([asksIn(payMongo), payMongo.refunds.length]).toEqual([1, 1]);
    expect(await read()).toMatchObject({ refundDue: { minor: 0 } });
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'done' }] });
  });

  test('and that has failed meanwhile is owed again', async () => {
    const payMongo = await aPayMongo();
    const { services, read } = await cancelled(payMongo, newPlace);
    payMongo.troubles.push('lost answer');
    await refund(services);
    for (const { attributes } of payMongo.refunds) attributes.status = 'failed';
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'refused' }] });
    expect(await refundsOf(services)).toMatchObject([{ serviceId: 'ref_1', status: 'failed' }]);
    expect(await read()).toMatchObject({ refundDue: { minor: 17_300 } });
  });
});
