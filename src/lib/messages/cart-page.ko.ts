import type { CartPageMessages } from './cart-page.en.ts';

/** Messages of the cart page beside its trips, in Korean. */
export const ko: CartPageMessages = {
  opening: '장바구니를 여는 중…',
  missing:
    '이 장바구니 링크는 열리지 않아요. 링크가 잘렸거나, 이미 예약했거나, 오래 쓰지 않은 장바구니일 수 있어요. 보낸 분에게 새 링크를 부탁하세요.',
  booked: '이 장바구니는 링크를 가진 친구나 본인이 이미 예약했어요.',
  seeBooking: (ref: string) => `예약 ${ref} 보기`,
  failed: '장바구니를 불러오지 못했어요. 연결을 확인하세요.',
  retry: '다시 시도',
  nowHas: (trips: number) => `이제 장바구니에 여행이 ${trips}건 있어요.`,
  removed: (title: string) => `뺌: ${title}`,
  undo: '되돌리기',
  undoTrip: (title: string) => `되돌리기, 다시 담을 여행: ${title}`,
  conflict: {
    twoCarts: '장바구니가 두 개예요',
    changedElsewhere: '다른 기기에서 이 장바구니가 바뀌었어요',
    fromLink: (trips: number) => `링크의 장바구니에는 여행이 ${trips}건 있어요.`,
    onOther: (trips: number) => `다른 기기에는 여행이 ${trips}건 있어요.`,
    onThis: (trips: number) => `이 기기에는 여행이 ${trips}건 있어요.`,
    combine: '장바구니 합치기',
    useLinked: '링크의 장바구니 쓰기',
    useOther: '다른 장바구니 쓰기',
    keepMine: '내 장바구니 유지',
  },
  empty: {
    text: '장바구니가 비었어요. 여행을 골라 "예약하기"를 누르세요. 사이트를 나가도 결제할 때까지 여기 남아 있어요.',
    saved: '저장한 여행',
    recent: '최근 본 여행',
    transfers: '밴과 이동편',
    tours: '투어와 보트',
  },
};
