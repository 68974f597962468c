import { expect, test } from 'vitest';
import { aStripe } from '../../fixtures/fakes/a-stripe.ts';
import { REF } from '../../fixtures/steps/a-client.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { paidByStripe, refund } from '../../fixtures/steps/refunding.ts';

async function refundMails({ unitOfWork }: TestServices): Promise<string[]> {
  const mails = await unitOfWork.read((repositories) => repositories.outbox.list({ bookingRef: REF, most: 100 }));
  return mails
    .filter(({ occasion }) => occasion.startsWith('refund'))
    .map(({ occasion, recipient }) => `${occasion} to ${recipient.kind}`)
    .toSorted();
}

describeOnBothDatabases('a refund', (newPlace) => {
  test('is told to the traveller once, and again to both when it did not arrive', async () => {
    const stripe = await aStripe();
    const { services, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    await refund(services);
    const [given] = stripe.refunds;
    await stripe.tell(services, 'refund.updated', { ...given, status: 'succeeded' });
    expect(await refundMails(services)).toEqual(['refund to traveller']);
    await stripe.tell(services, 'refund.updated', { ...given, status: 'failed' });
    await stripe.tell(services, 'refund.failed', { ...given, status: 'failed' });
    expect(await refundMails(services)).toEqual([
      'refund to traveller',
      'refund-failure to operator',
      'refund-failure to traveller',
    ]);
  });
});
