import type { MessageParts } from './message-parts.ts';
import type { StorageBlockedScreenMessages } from './storage-blocked-screen.en.ts';

/** Messages of a cart in a browser that stores nothing, in Korean. */
export const ko: StorageBlockedScreenMessages = {
  title: '브라우저가 저장을 막고 있어요',
  text: <Part>(hours: Part): MessageParts<Part> => [
    '이 사이트가 여기에 아무것도 저장할 수 없어서 장바구니가 모든 페이지에서 비어 있고 예약할 수 없어요. 브라우저 설정에서 이 사이트의 쿠키와 사이트 데이터를 허용하고 여행을 다시 고르세요. 또는 예약하고 싶은 것을 알려 주세요. 답장 시간: ',
    hours,
    '.',
  ],
};
