import type { PendingNoticeMessages } from './pending-notice.en.ts';

/** Messages of the notice about a booking that waits for a connection in Korean. */
export const ko: PendingNoticeMessages = {
  title: '이 휴대전화에 저장했고 아직 보내지 않았어요',
  text: '온라인이 되면 바로 예약을 보내요. 그때까지 예약된 것은 없어요.',
  ifChanged: '이 여행을 바꾸면 보내지 않으니 다시 예약해야 해요.',
  link: '예약 보기',
};
