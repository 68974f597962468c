import type { ShortlistActionsMessages } from './shortlist-actions.en.ts';

/** Messages of saving, comparing and sharing a trip, in Korean. */
export const ko: ShortlistActionsMessages = {
  saved: '저장했어요.',
  viewList: '목록 보기',
  removed: '저장한 여행에서 뺐어요.',
  compare: '비교',
  removedFromComparison: '비교에서 뺐어요.',
  addedFirst: '추가했어요. 한두 개 더 골라 비교하세요.',
  added: (count: number, most: number) => `추가했어요: ${most}개 중 ${count}개.`,
  full: '여행은 세 개까지 비교할 수 있어요. 먼저 하나를 빼세요.',
};
