import type { ListingTypesMessages } from './listing-types.en.ts';

/** Messages of the types of listings in Korean. */
export const ko: ListingTypesMessages = {
  SHARED_TRANSFER: '합승 밴',
  PRIVATE_TRANSFER: '단독 밴',
  PRIVATE_TRANSFER_WITH_TOUR: '투어를 넣은 단독 밴',
  JOINING_TOUR: '조인 투어',
  PRIVATE_BOAT_TOUR: '단독 보트',
  AIRPORT_TRANSFER: '공항 픽업',
  TOUR_PACKAGE_LOCAL: '투어 패키지',
  TOUR_PACKAGE_INTL: '해외 여행객용 패키지',
};
