import type { CheckoutMessages } from './checkout.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout around its form, in Korean. */
export const ko: CheckoutMessages = {
  booked: (ref: string) => `예약 완료: ${ref}`,
  next: '다음 단계로 가는 중…',
  stillHere: <Part>(open: Part): MessageParts<Part> => ['아직 넘어가지 않았나요? ', open, '.'],
  openBooking: '예약을 열고 결제하세요',
  order: {
    title: '예약할 여행',
    change: '변경',
    trip: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
    total: '합계',
    dueNow: '지금 낼 금액',
    dueBy: <Part>(moment: Part): MessageParts<Part> => [moment, '까지 낼 금액'],
    cash: <Part>(amount: Part): MessageParts<Part> => [
      '현장 납부 요금으로 낼 현금을 준비하세요: ',
      amount,
      '. 합계에 들어 있지 않아요.',
    ],
    palawanTime: '모든 시간은 팔라완 시간이에요.',
  },
  rejected: {
    title: '아직 예약되지 않았어요',
    text: (why: string) => `이 휴대전화에 저장한 예약이 되지 않았어요. ${why}`,
    check: '여행과 정보를 확인하고 다시 예약하세요.',
  },
  changedPlaces: { title: '자리가 바뀌었어요', other: '장바구니에서 다른 출발편 고르기' },
  blocked: {
    title: '이대로는 장바구니를 예약할 수 없어요',
    departed: '이미 떠난 여행이에요.',
    withdrawn: '이제 판매하지 않는 여행이에요.',
    fix: '장바구니에서 고치기',
  },
  empty: {
    unpaid: (ref: string) => `예약 ${ref}: 아직 결제 전이에요`,
    unpaidText: '여행이 예약되어 장바구니가 비었어요. 결제를 기다리는 동안 자리를 잡아 둬요.',
    pay: '보고 결제하기',
    text: '장바구니가 비었어요. 먼저 여행을 고르고, 여기로 돌아와 예약하세요.',
    transfer: '이동편 찾기',
    tour: '투어 찾기',
    trips: '내 여행',
  },
  full: {
    title: '남은 자리가 모자라요',
    text: '예약되지 않았고, 입력한 정보는 그대로 있어요. 이 여행들의 다른 출발편을 고른 뒤 다시 예약하세요.',
    trip: <Part>(title: Part, moment: Part, why: string): MessageParts<Part> => [title, ', ', moment, `: ${why}`],
    moved: <Part>(title: string, moment: Part): MessageParts<Part> => [`${title}, 새 출발: `, moment, '.'],
    bookAgain: '아래에서 다시 예약하세요.',
    none: <Part>(people: number, cart: Part): MessageParts<Part> => [
      `앞으로 며칠 동안 ${people}명이 탈 수 있는 출발편이 없어요. `,
      cart,
      '.',
    ],
    noneOrAsk: <Part>(people: number, ask: Part, cart: Part): MessageParts<Part> => [
      `앞으로 며칠 동안 ${people}명이 탈 수 있는 출발편이 없어요. 이 출발편을 `,
      ask,
      ' ',
      cart,
      '.',
    ],
    or: <Part>(cart: Part): MessageParts<Part> => ['또는 ', cart, '.'],
    orAsk: <Part>(ask: Part, cart: Part): MessageParts<Part> => ['또는 이 출발편을 ', ask, ' ', cart, '.'],
    ask: '문의하거나',
    cart: '장바구니에서 다른 날을 고르세요',
  },
  pending: {
    title: '이 휴대전화에 저장했고 아직 보내지 않았어요',
    text: '아직 예약된 것이 아니에요. 온라인이 되면 바로, 한 번만 보내요. 이 페이지를 나가거나 브라우저를 닫아도 돼요.',
    sending: '보내는 중…',
    failed: '아직 답이 없어요. 예약은 이 휴대전화에 안전하게 있고 나중에 보내요.',
    send: '지금 보내기',
    change: '먼저 변경하기',
  },
  prices: {
    changed: () => '가격이 바뀌었어요',
    gone: (title: string) => `${title}: 이제 예약할 수 없어서 뺐어요.`,
    was: '이전 가격',
    isNow: '새 가격',
    accept: '새 가격에 동의',
  },
  refused: '이대로는 예약할 수 없는 여행이에요',
};
