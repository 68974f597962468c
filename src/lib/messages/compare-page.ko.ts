import type { ComparePageMessages } from './compare-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page that compares trips, in Korean. */
export const ko: ComparePageMessages = {
  title: '여행 비교',
  description: '여행을 세 개까지 나란히: 일행의 가격, 소요 시간, 포함 내역, 취소.',
  lead: '세 개까지 나란히, 일행의 가격과 함께.',
  noScript: <Part>(transportation: (text: string) => Part, tours: (text: string) => Part): MessageParts<Part> => [
    '이 페이지에는 JavaScript가 필요한데 브라우저에서 꺼져 있어요. ',
    transportation('모든 교통편'),
    ', ',
    tours('모든 투어'),
    ' 페이지는 JavaScript 없이도 가격, 시간, 포함 내역을 보여 줘요.',
  ],
  people: <Part>(stepper: Part): MessageParts<Part> => ['인원 ', stepper],
};
