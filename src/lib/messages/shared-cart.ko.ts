import type { SharedCartMessages } from './shared-cart.en.ts';

/** Messages of a cart that others can open, in Korean. */
export const ko: SharedCartMessages = {
  title: '공유된 장바구니예요',
  text: '링크로 연 장바구니예요. 링크가 있으면 누구나 이 여행들을 보고 바꿀 수 있어요. 예약하면 이름, 이메일, 휴대전화 번호를 보고 예약을 취소할 수도 있어요.',
  makePrivate: '나만 쓰기',
  own: '이제 이 장바구니는 혼자 써요. 링크로는 여전히 공유된 장바구니가 열려요.',
  friend: {
    title: '친구가 이 장바구니를 예약했어요',
    text: (ref: string) =>
      `링크를 가진 분이 예약했어요: ${ref}. 여행과 입력한 정보는 그대로 있어요. 여행이 더 필요할 때만 다시 예약하세요.`,
    see: '예약 보기',
    keep: '내 여행 유지',
  },
};
