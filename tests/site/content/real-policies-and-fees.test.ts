import { describe, expect, test } from 'vitest';
import { onSiteFeesOf } from '../../../src/lib/catalogue/on-site-fees.ts';
import { refundPercentAt } from '../../../src/lib/policies/refund-schedule.ts';
import { leadTimeHours } from '../../../src/lib/time/lead-time.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const { library, catalogue } = readRealContent();
const HOUR = 3_600_000;
const DEPARTURE = Date.parse('2027-03-20T08:00:00+08:00');

function policyOf(code: string) {
  const policy = catalogue.listingByCode.get(code)?.policy;
  if (!policy) throw new Error(`There is no listing ${code}`);
  return policy;
}

/** Percent refunded when a listing is cancelled this many hours before departure. */
const refund = (code: string, hours: number) => refundPercentAt(policyOf(code), DEPARTURE, DEPARTURE - hours * HOUR);

describe('policies of the special Underground River tours (specification.md#cancellation)', () => {
  test.each([
    [15 * 24, 100],
    [14 * 24, 100],
    [14 * 24 - 1, 50],
    [8 * 24, 50],
    [7 * 24 - 1, 0],
    [1, 0],
  ])('Sabang to El Nido, %i hours before: %i%% back', (hours, percent) => {
    expect(refund('PV-PPUR-SAB-ELN', hours)).toBe(percent);
  });

  test.each([
    [7 * 24, 100],
    [7 * 24 - 1, 0],
    [1, 0],
  ])('San Vicente to Puerto Princesa, %i hours before: %i%% back', (hours, percent) => {
    expect(refund('PV-PPUR-SVC-PPS', hours)).toBe(percent);
  });

  test.each(['PV-PPUR-PPS-PBT', 'PV-PPUR-PBT-PPS'])(
    '%s takes 20%% that is not refunded, the rest 48 hours before',
    (code) => {
      expect(policyOf(code).payment).toEqual({
        type: 'deposit',
        depositPercent: 20,
        depositRefundable: false,
        balanceDue: '48h',
      });
    },
  );

  test.each([
    [72, 80],
    [24, 80],
    [23, 0],
  ])('Port Barton, %i hours before: %i%% back', (hours, percent) => {
    expect(refund('PV-PPUR-PPS-PBT', hours)).toBe(percent);
  });

  test.each(['PV-PPUR', 'PV-PPUR-PPS-ELN', 'PV-PPUR-ELN-PPS', 'PV-PPUR-ELN-SAB', 'PV-PPUR-PPS-SVC', 'JT-PPUR'])(
    '%s: 10%% processing fee until 7 days before, nothing back within',
    (code) => {
      expect(refund(code, 8 * 24)).toBe(90);
      expect(refund(code, 7 * 24 - 1)).toBe(0);
    },
  );
});

describe('policies of the others (specification.md#cancellation)', () => {
  const ofType = (...types: readonly string[]) =>
    catalogue.listings.filter(({ listingType }) => types.includes(listingType));

  test.each(
    ofType('JOINING_TOUR', 'PRIVATE_BOAT_TOUR')
      .map(({ code }) => code)
      .filter((code) => code !== 'JT-PPUR'),
  )('%s: free until 7 days before, half until 24 hours, then nothing', (code) => {
    expect([7 * 24, 7 * 24 - 1, 24, 23].map((hours) => refund(code, hours))).toEqual([100, 50, 50, 0]);
  });

  test('transfers are free to cancel until 24, 48 or 72 hours before', () => {
    const notes = ofType('SHARED_TRANSFER', 'PRIVATE_TRANSFER').map(({ policy }) =>
      leadTimeHours(policy.ladder[0]?.until ?? '0h'),
    );
    expect([...new Set(notes)].toSorted((a, b) => a - b)).toEqual([24, 48, 72]);
  });

  test('most transfers are free to cancel until 24 or 48 hours before', () => {
    const transfers = ofType('SHARED_TRANSFER', 'PRIVATE_TRANSFER');
    const usual = transfers.filter(({ policy }) => leadTimeHours(policy.ladder[0]?.until ?? '0h') <= 48);
    expect(usual.length).toBeGreaterThan(transfers.length / 2);
  });

  test.each(['PV-ELN-PBT', 'SV-ELN-PBT'])('%s needs 24 hours of notice', (code) => {
    expect(leadTimeHours(policyOf(code).bookingNotice)).toBe(24);
  });

  test('who does not show up gets nothing back', () => {
    expect(library.policies.filter(({ data }) => data.noShowFeePercent !== 100).map(({ id }) => id)).toEqual([]);
  });

  test('only the Port Barton Underground River tours take a deposit', () => {
    const deposits = catalogue.listings
      .filter(({ policy }) => policy.payment.type === 'deposit')
      .map(({ code }) => code);
    expect(deposits.toSorted()).toEqual(['PV-PPUR-PBT-PPS', 'PV-PPUR-PPS-PBT']);
  });
});

describe('fees paid on site in pesos (specification.md#on-site-fees)', () => {
  const EL_NIDO = ['El Nido eco-tourism fee', 400, 'person', false] as const;
  const LAGOON = ['Lagoon premium', 200, 'person', false] as const;
  const PUERTO_PRINCESA = ['Puerto Princesa eco-tourism fee', 150, 'person', false] as const;
  const KAYAK = ['Kayak hire', 300, 'item', true] as const;
  const RIVER = ['PPS-ELN', 'ELN-PPS', 'SAB-ELN', 'ELN-SAB', 'PPS-PBT', 'PBT-PPS', 'PPS-SVC', 'SVC-PPS'];

  const FEES: Readonly<Record<string, readonly (readonly [string, number, string, boolean])[]>> = {
    'JT-ELN-A': [EL_NIDO, KAYAK, LAGOON],
    'PrivBoat-ELN-A': [EL_NIDO, KAYAK, LAGOON],
    'JT-ELN-B': [EL_NIDO],
    'PrivBoat-ELN-B': [EL_NIDO],
    'JT-ELN-C': [EL_NIDO],
    'PrivBoat-ELN-C': [EL_NIDO],
    'JT-ELN-D': [EL_NIDO, KAYAK],
    'PrivBoat-ELN-D': [EL_NIDO, KAYAK],
    'JT-PPUR': [PUERTO_PRINCESA],
    'JT-HB': [PUERTO_PRINCESA],
    'PrivBoat-HB': [PUERTO_PRINCESA],
    'PV-PPUR': [PUERTO_PRINCESA],
    ...Object.fromEntries(RIVER.map((route) => [`PV-PPUR-${route}`, [PUERTO_PRINCESA]])),
  };

  const fees = library.fees.map(({ data }) => data);
  const real = catalogue.listings.filter(({ sample }) => !sample);

  test.each(real.map((listing) => [listing.code, listing] as const))(
    'are those of the operator for %s',
    (code, listing) => {
      const own = onSiteFeesOf(listing, fees).map(({ name, amountPhp, per, optional }) => [
        name,
        amountPhp,
        per,
        optional,
      ]);
      expect(own.toSorted()).toEqual((FEES[code] ?? []).toSorted());
    },
  );

  test('the lagoon premium names the Big and the Small Lagoon (specification.md#on-site-fees)', () => {
    const purpose = library.fees.find(({ id }) => id === 'lagoon-premium')?.data.purpose;
    expect(purpose).toMatch(/Big Lagoon/);
    expect(purpose).toMatch(/Small Lagoon/);
  });
});
