import type { CheckoutFormMessages } from './checkout-form.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout's form, in Korean. */
export const ko: CheckoutFormMessages = {
  label: '예약과 결제',
  booking: '예약하는 중…',
  byMessage: <Part>(requests: Part): MessageParts<Part> => [
    '이 사이트 사본은 ',
    requests,
    ' 받아요. 정보를 입력하면 메시지를 써 드려요. 저희가 답할 때까지는 예약이 아니에요.',
  ],
  requests: '메시지 신청만',
  missing: (count: number) => `빠진 항목이 ${count}개 있어요`,
  complete: '이제 모두 입력했어요',
  booker: {
    legend: '예약자',
    name: '성명',
    email: '이메일',
    emailHint: '바우처와 변경 사항을 여기로 보내요.',
    country: '국가 번호',
    mobile: '휴대전화 번호',
    mobileHint: '당일 드라이버가 이 번호로 전화하거나 메시지를 보내요.',
  },
  agreement: {
    title: '계획이 바뀌면',
    text: <Part>(terms: Part): MessageParts<Part> => ['이 규정과 ', terms, '에 동의해요.'],
    terms: '예약 약관',
    problem: '규정과 약관에 동의하면 체크해 주세요.',
  },
  rules: {
    loading: '취소 규정을 불러오는 중…',
    failed: '취소 규정과 오늘의 가격을 불러오지 못했어요. 예약하기 전에 보여 드려요.',
    retry: '다시 시도',
    missing: '취소 규정을 불러오지 못해서 보내지 않았어요. 온라인일 때 다시 시도하세요.',
  },
  noMethod: '결제 방법을 아직 불러오지 못해서 보내지 않았어요. 입력한 정보는 이 기기에 저장되어 있어요.',
  full: '예약되지 않았어요. 위에서 다른 출발편을 고른 뒤 다시 예약하세요.',
  unexpected:
    '문제가 생겨서 예약이 저희에게 닿았는지 알 수 없어요. 여행과 입력한 정보는 이 기기에 저장되어 있어요. 버튼을 다시 누르세요. 두 번 예약되지 않아요.',
  request: {
    title: '신청 보내기',
    text: <Part>(request: Part, hours: Part): MessageParts<Part> => [
      request,
      '이에요. 저희가 답할 때까지 잡아 두는 자리는 없어요. 메시지가 준비됐으니 보낼 방법을 고르세요. 답장 시간: ',
      hours,
      '.',
    ],
    request: '예약이 아니라 신청',
  },
};
