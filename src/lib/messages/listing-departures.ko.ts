import type { ListingDeparturesMessages } from './listing-departures.en.ts';

/** Messages of when and where a trip begins and ends, in Korean. */
export const ko: ListingDeparturesMessages = {
  title: '출발, 픽업, 하차',
  times: '출발 시간',
  anyTime: '예약할 때 시간을 골라요.',
  beReady: '15분 일찍 준비해 주세요. 모든 시간은 팔라완 시간이에요.',
  pickup: { heading: '픽업', advice: '기다릴 곳' },
  dropoff: { heading: '하차', advice: '드라이버에게 할 말' },
  outside: { label: '시내 밖', chip: '시내 밖' },
  openInMaps: ', 지도에서 열기',
};
