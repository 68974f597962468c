import type { ErrorPageMessages } from './error-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of pages in the place of one that is not there, in Korean. */
export const ko: ErrorPageMessages = {
  status: (status: number) => `오류 ${status}`,
  missing: {
    title: '페이지를 찾을 수 없어요',
    description: '없는 페이지예요. 노선을 찾거나, 모든 밴과 보트와 투어에서 검색하거나, 문의해 주세요.',
    noPageAt: '다음 주소에는 페이지가 없어요:',
    thisAddress: '이 주소',
    why: '페이지가 옮겨졌거나 링크가 잘렸을 수 있어요.',
    search: '모든 여행 검색',
    routes: '도시에서 도시로',
  },
  moved: {
    title: '옮겨진 페이지예요',
    to: <Part>(link: Part): MessageParts<Part> => ['이 페이지의 새 주소: ', link, '.'],
  },
};
