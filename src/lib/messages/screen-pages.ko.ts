import type { MessageParts } from './message-parts.ts';
import type { ScreenPagesMessages } from './screen-pages.en.ts';

/** Messages of pages whose content is a screen, in Korean. */
export const ko: ScreenPagesMessages = {
  noScript:
    '이 페이지에는 JavaScript가 필요한데 브라우저에서 꺼져 있어요. 대신 모두 메시지로 할 수 있어요. 예약 번호가 있으면 적어 주세요:',
  contact: <Part>(way: string, link: Part): MessageParts<Part> => [`${way}: `, link],
  late: '너무 오래 걸리네요. 페이지를 새로고침하거나 오른쪽 아래 버튼으로 문의해 주세요. 입력한 내용은 이 기기에 저장되어 있어요.',
  cart: {
    title: '장바구니',
    description: '곧 예약할 여행을 날짜별로, 가격과 준비물과 함께.',
    crumb: '장바구니',
  },
  payment: {
    title: '예약과 결제',
    description: '정보를 입력하고, 취소 기한을 보고, 결제 방법을 고르세요.',
    crumb: '예약과 결제',
  },
  cancel: {
    title: '결제되지 않음',
    description:
      '청구된 금액은 없고 자리는 아직 잡아 두고 있어요. 다른 방법으로 결제하거나 여행을 장바구니로 되돌리세요.',
    crumb: '결제',
  },
  confirmation: {
    title: '예약 내용',
    description: '예약 상태, 결제 방법, 드라이버나 가이드에게 보여 줄 바우처.',
    crumb: '예약 내용',
  },
  participants: {
    title: '여행자 정보',
    description: '모든 여행자의 이름, 허가가 필요한 여행은 여권.',
    crumb: '여행자 정보',
  },
  trips: {
    title: '내 여행',
    description: '이 기기에 저장된 예약과 바우처, 오프라인에서도. 다른 곳에서 한 예약을 여는 방법도 있어요.',
    crumb: '내 여행',
    lead: '바우처가 오프라인에서 열리도록 이 기기에 저장돼요. 이 기기를 쓰는 사람은 누구나 볼 수 있어요.',
  },
  booking: {
    title: (trip: string) => `예약: ${trip}`,
    description: (trip: string) => `날짜, 시간, 인원, 픽업을 고르고 가격을 보세요: "${trip}".`,
    noScript: <Part>(message: (text: string) => Part, call: (text: string) => Part): MessageParts<Part> => [
      '이 페이지에는 JavaScript가 필요한데 브라우저에서 꺼져 있어요. 대신 ',
      message('메시지로 예약하거나'),
      ' ',
      call('전화해 주세요'),
      '.',
    ],
  },
};
