import type { ListingTypesMessages } from './listing-types.en.ts';

/** Messages of the types of listings in Chinese. */
export const zh: ListingTypesMessages = {
  SHARED_TRANSFER: '拼车小巴',
  PRIVATE_TRANSFER: '包车',
  PRIVATE_TRANSFER_WITH_TOUR: '包车带游览',
  JOINING_TOUR: '拼团游',
  PRIVATE_BOAT_TOUR: '包船',
  AIRPORT_TRANSFER: '接送机',
  TOUR_PACKAGE_LOCAL: '旅游套餐',
  TOUR_PACKAGE_INTL: '境外旅客套餐',
};
