import type { OfflineBannerMessages } from './offline-banner.en.ts';

/** Messages of the line about a lost or slow connection in Korean. */
export const ko: OfflineBannerMessages = {
  label: '연결',
  link: '저장된 내용',
  offline: '오프라인이에요.',
  slow: '연결이 너무 느려요.',
  rates: (day: string) => `환율은 ${day} 기준이에요.`,
  saved: (day: string) => `${day}에 저장된 페이지예요.`,
  savedAndRates: (day: string, rates: string) => `${day}에 저장된 페이지이고, 환율은 ${rates} 기준이에요.`,
  sentences: (first: string, second: string) => `${first} ${second}`,
};
