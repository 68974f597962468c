import type { StorageBlockedMessages } from './storage-blocked.en.ts';

/** Messages of the warning that a browser stores nothing, in Korean. */
export const ko: StorageBlockedMessages = {
  cart: '장바구니',
  why: '하지만 브라우저가 이 사이트의 저장을 막고 있어서 다음 페이지에서는 장바구니가 비어 있어요. 여행을 신청 메시지로 보내거나, 이 사이트의 데이터 저장을 허용하세요.',
  close: '닫기',
};
