import type { ChunkErrorsMessages } from './chunk-errors.en.ts';

/** Messages of a part of a page whose script did not load in Korean. */
export const ko: ChunkErrorsMessages = {
  label: '불러오는 중',
  close: '닫기',
  reload: '새로고침',
  offline: '이 부분은 처음 열 때 연결이 필요해요. 페이지의 나머지는 쓸 수 있어요.',
  unsaved: '이 부분을 불러오지 못했어요. 입력한 내용은 그대로 있어요.',
  failed: '이 부분을 불러오지 못했어요. 페이지의 나머지는 쓸 수 있어요.',
};
