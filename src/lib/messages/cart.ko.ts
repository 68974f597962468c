import type { CartMessages } from './cart.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a cart with trips in Korean. */
export const ko: CartMessages = {
  total: '합계',
  inDollars: <Part>(dollars: Part): MessageParts<Part> => ['미국 달러로 ', dollars, '.'],
  cash: <Part>(amount: Part): MessageParts<Part> => [
    '현장 납부 요금으로 낼 현금을 준비하세요: ',
    amount,
    '. 합계에 들어 있지 않아요.',
  ],
  cashAbout: <Part>(amount: Part, estimate: Part): MessageParts<Part> => [
    '현장 납부 요금으로 낼 현금을 준비하세요: ',
    amount,
    ' (약 ',
    estimate,
    '). 합계에 들어 있지 않아요.',
  ],
  checkout: '결제로 이동',
  palawanTime: '모든 시간은 팔라완 시간이에요.',
  unchecked:
    '일부 가격을 확인하지 못했어요. 연결을 확인하세요. 지금 보이는 것은 담을 때의 가격이고, 결제 전에 다시 확인해요.',
  checkAgain: '다시 확인',
  line: {
    until: <Part>(hour: Part): MessageParts<Part> => [hour, '까지'],
    from: '출발지',
    beReady: <Part>(hour: Part): MessageParts<Part> => [', ', hour, '까지 준비'],
    to: '도착지',
    onRequest: '(확인 필요)',
    chosenPlace: '고른 장소',
    arriving: '타고 오는 편',
    notes: '메모',
    otherDeparture: '다른 출발편 고르기',
    change: '변경',
    changeTrip: (title: string) => `변경: ${title}`,
    remove: '빼기',
    removeTrip: (title: string) => `빼기: ${title}`,
  },
  state: {
    departed: '이미 떠난 여행이에요. 빼거나 다른 날을 고르세요. 합계에 들어 있지 않아요.',
    withdrawn: '이제 판매하지 않는 여행이에요. 합계에 들어 있지 않아요.',
    sample: <Part>(ask: Part): MessageParts<Part> => ['합계에 들어 있지 않아요. ', ask, '.'],
    askByMessage: '메시지로 물어보세요',
    problem: '그때까지 합계에 들어가지 않아요.',
    repriced: <Part>(before: Part, now: Part): MessageParts<Part> => [
      '가격이 바뀌었어요. 전에는 ',
      before,
      ', 지금은 ',
      now,
      '.',
    ],
  },
  share: {
    title: '다른 기기에서 열기, 공유하기',
    note: '이 링크가 있으면 누구나 여행과 연락처를 보고 장바구니를 바꿀 수 있어요. 예약한 뒤에는 예약을 열고 취소할 수도 있어요. 함께 여행하는 사람에게만 보내세요.',
    link: '이 장바구니의 링크',
    copy: '링크 복사',
    copied: '복사했어요. 원하는 곳에 붙여 넣으세요.',
    notCopied: '브라우저가 복사를 허용하지 않아요. 링크를 선택해 복사하세요.',
  },
  empty: {
    action: '장바구니 비우기',
    question: '장바구니를 비울까요?',
    removes: (trips: number) => `장바구니에서 여행 ${trips}건을 모두 빼요. 되돌릴 수 없어요.`,
    keep: () => '그대로 두기',
  },
};
