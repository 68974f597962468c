import type { ShortlistProblemsMessages } from './shortlist-problems.en.ts';

/** Messages of lists of trips that could not be loaded, in Korean. */
export const ko: ShortlistProblemsMessages = {
  gone: (count: number) => `목록의 여행 ${count}개는 이제 판매하지 않아요.`,
  failed: (count: number) => `여행 ${count}개를 불러오지 못했어요. 연결을 확인하세요.`,
  retry: '다시 시도',
  noCode: '목록을 불러오지 못했어요. 연결을 확인하고 페이지를 새로고침하세요.',
};
