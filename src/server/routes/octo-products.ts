import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import { departureTimes } from '../../lib/booking/departure-choices.ts';
import { netCents } from '../../lib/money/net-price.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { wrongId } from '../http/octo-problem.ts';
import type { ResellerRecord } from '../repositories/reseller-record.ts';
import type { OctoOption, OctoPricing, OctoProduct, OctoUnit } from './octo-types.ts';

/** The only option of each product. */
export const OPTION_ID = 'DEFAULT';
/** The only unit of each option: a person of any age, as all pay alike. */
export const UNIT_ID = 'adult';

const MAX_AGE = 120;

/** What decides about prices of an answer. */
export interface PriceTerms {
  readonly hasPricing: boolean;
  readonly commissionPercent: number;
}

/** The terms of a call, at the reseller's commission of today. */
export function termsOf(call: { readonly hasPricing: boolean; readonly reseller: ResellerRecord }): PriceTerms {
  return { hasPricing: call.hasPricing, commissionPercent: call.reseller.commissionPercent };
}

/** Whether resellers may sell a listing (specification.md#what-resellers-sell). */
export function isOffered({ sample, documents }: SellableTrip): boolean {
  return !sample && documents === 'none';
}

/** Everything that resellers may sell. */
export function offeredTrips({ trips }: BookingCatalogue): readonly SellableTrip[] {
  return [...trips.values()].filter(isOffered);
}

/** The listing of a product that is offered. @throws OctoProblem INVALID_PRODUCT_ID */
export function offeredTrip({ trips }: BookingCatalogue, productId: string): SellableTrip {
  const listing = trips.get(productId);
  if (listing && isOffered(listing)) return listing;
  throw wrongId('INVALID_PRODUCT_ID', productId, 'There is no such product.');
}

/** @throws OctoProblem INVALID_OPTION_ID for any option but the only one */
export function requireOption(optionId: string): void {
  if (optionId !== OPTION_ID)
    throw wrongId('INVALID_OPTION_ID', optionId, `Each product has one option: ${OPTION_ID}.`);
}

/** @throws OctoProblem INVALID_UNIT_ID for any unit but the only one */
export function requireUnit(unitId: string): void {
  if (unitId !== UNIT_ID) throw wrongId('INVALID_UNIT_ID', unitId, `Each option has one unit: ${UNIT_ID}.`);
}

/** A price in whole dollars as travellers pay it, and as the reseller does. */
export function pricingOf(usd: number, { commissionPercent }: PriceTerms): OctoPricing {
  const retail = usd * 100;
  const net = netCents(retail, commissionPercent);
  return { original: retail, retail, net, currency: 'USD', currencyPrecision: 2, includedTaxes: [] };
}

/** Whether each person pays the same, however many they are. */
export function isPricedByPerson({ price }: Pick<SellableTrip, 'price'>): boolean {
  return price.inc === 1 && price.base === price.extra;
}

/** A listing as a product. */
export function productView(listing: SellableTrip, terms: PriceTerms): OctoProduct {
  return {
    id: listing.code,
    internalName: listing.title,
    reference: listing.code,
    locale: 'en',
    timeZone: 'Asia/Manila',
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'DIGITAL',
    options: [optionView(listing, terms)],
    ...(terms.hasPricing && {
      defaultCurrency: 'USD',
      availableCurrencies: ['USD'],
      pricingPer: isPricedByPerson(listing) ? 'UNIT' : 'BOOKING',
    }),
  };
}

/** The only option of a listing. */
export function optionView(listing: SellableTrip, terms: PriceTerms): OctoOption {
  const { policy, maxPeople, price } = listing;
  const pricing = [pricingOf(price.base, terms)];
  const cutoff = (policy.ladder.find(({ feePercent }) => feePercent === 0) ?? policy.ladder[0])?.until ?? '0h';
  return {
    id: OPTION_ID,
    default: true,
    internalName: listing.title,
    reference: null,
    availabilityLocalStartTimes: departureTimes(listing),
    cancellationCutoff: policy.name,
    cancellationCutoffAmount: Number.parseInt(cutoff, 10),
    cancellationCutoffUnit: cutoff.endsWith('d') ? 'day' : 'hour',
    requiredContactFields: ['firstName', 'lastName', 'phoneNumber'],
    restrictions: { minUnits: 1, maxUnits: maxPeople },
    units: [unitView(listing, terms)],
    ...(terms.hasPricing && !isPricedByPerson(listing) && { pricingFrom: pricing, pricing }),
  };
}

/** The only unit of a listing. */
export function unitView(listing: SellableTrip, terms: PriceTerms): OctoUnit {
  const pricing = [pricingOf(listing.price.base, terms)];
  return {
    id: UNIT_ID,
    internalName: 'Person',
    reference: null,
    type: 'ADULT',
    restrictions: {
      ...{ minAge: 0, maxAge: MAX_AGE, idRequired: false, minQuantity: 1, maxQuantity: listing.maxPeople },
      ...{ paxCount: 1, accompaniedBy: [] },
    },
    requiredContactFields: [],
    ...(terms.hasPricing && isPricedByPerson(listing) && { pricingFrom: pricing, pricing }),
  };
}
