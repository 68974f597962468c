import type { BookingPageMessages } from './booking-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page of a booking in Korean. */
export const ko: BookingPageMessages = {
  answerWasLost: '첫 시도에서 예약됐고 저희 답만 전해지지 못했어요. 모두 맞는지 확인해 주세요.',
  justPaid: '방금 결제하셨나요? 1분쯤 걸릴 수 있어요. 그 뒤 이 페이지가 저절로 바뀌어요.',
  hotelMissing: '아직 호텔 정보가 필요해요. 드라이버가 찾아갈 수 있게 아래 바우처에 입력하세요.',
  reference: <Part>(ref: Part): MessageParts<Part> => ['예약 번호 ', ref],
  titles: {
    travellers: '여행자',
    share: '가져가기',
    paid: '결제한 금액',
    price: '결제할 금액',
    email: '이메일',
    contact: '이 예약에 대한 문의',
    change: '변경 또는 취소',
  },
  changeHelp:
    '날짜, 시간, 인원, 장소는 바우처의 "이 여행 변경"에서 바꿔요. 가격 차이를 먼저 보여 드려요. 버튼이 없는 여행은 여기서 바꾸기에 늦었어요. 문의해 주세요.',
  travellers: {
    progress: (progress: string) => `${progress}.`,
    complete: '모든 여행자의 정보를 받았어요.',
    passports: '허가를 받으려면 모두의 여권이 필요한 여행이 있어요.',
    forms: '여행자 양식',
    add: '여행자 정보 입력',
    change: '여행자 정보 변경',
  },
  money: {
    total: '합계',
    paid: '결제한 금액',
    paidSoFar: '지금까지 결제한 금액',
    dueNow: '지금 낼 금액',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['팔라완 시간 ', moment, '까지 낼 금액'],
    refund: '환불 금액',
    refunded: '환불한 금액',
  },
  cancelledTrips: '취소된 여행',
  droppedTrips: '예약에서 뺀 여행',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  share: {
    offline: '캘린더 파일을 받으려면 연결이 필요해요. 온라인일 때 다시 시도하세요.',
    addToCalendar: '캘린더에 추가',
    googleCalendar: 'Google 캘린더',
    googleCalendarOf: (trip: string) => `Google 캘린더: ${trip}`,
    print: '인쇄 또는 PDF 저장',
    tellGroup: '일행에게 알리기',
    subject: (ref: string) => `우리 여행, 예약 ${ref}`,
    showText: '글로 보기',
  },
  changeTrip: {
    offline: '여행을 바꾸려면 연결이 필요해요. 온라인일 때 다시 시도하세요.',
    calledOff: '출발이 취소된 여행이에요',
    calledOffAlone: '추가 비용 없이 다른 날로 옮기거나, 예약을 취소하고 전액 환불받으세요.',
    calledOffAmongOthers:
      '추가 비용 없이 다른 날로 옮기거나, 이 여행을 전액 환불받으세요. 다른 여행의 예약은 그대로예요.',
    action: '이 여행 변경',
    actionFor: (trip: string) => `이 여행 변경: ${trip}`,
  },
};
