import type { BookingMessages } from './booking.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the booking form, in Korean. */
export const ko: BookingMessages = {
  title: '이 여행 예약',
  yourTrip: '고른 여행',
  loading: '여행을 불러오는 중…',
  wayBack: '가는 편을 장바구니에 담았어요. 이제 돌아오는 편을 고르세요.',
  missing: (count: number) => `빠진 항목이 ${count}개 있어요.`,
  cartFull: (most: number) => `장바구니에는 여행을 ${most}건까지 담을 수 있어요. 먼저 하나를 빼세요.`,
  notAdded: '여행을 담지 못했어요.',
  save: '변경 저장',
  addToCart: '장바구니에 담기',
  bookNow: '바로 예약',
  obstacle: {
    sample: <Part>(ask: Part, find: Part): MessageParts<Part> => ['가능한 것을 ', ask, ' ', find, '.'],
    askByMessage: '메시지로 물어보거나',
    findAnotherTrip: '다른 여행을 찾아보세요',
    gone: <Part>(find: Part, ask: Part): MessageParts<Part> => ['이제 판매하지 않는 여행이에요. ', find, ' ', ask, '.'],
    findAnother: '다른 여행을 찾거나',
    ask: '문의해 주세요',
    failed: <Part>(book: Part): MessageParts<Part> => [
      '이 여행의 정보를 불러오지 못했어요. 연결을 확인하거나 ',
      book,
      '.',
    ],
    bookByMessage: '메시지로 예약하세요',
    retry: '다시 시도',
  },
  day: {
    label: '날짜',
    ofTrip: '여행 날짜',
    change: '변경',
    changeDay: '날짜 변경',
    opening: '캘린더를 여는 중…',
    onRequest: <Part>(ask: Part): MessageParts<Part> => ['메시지로만 예약할 수 있는 날은 ', ask, '.'],
    ask: '문의해 주세요',
    wayThere: <Part>(day: Part): MessageParts<Part> => ['가는 날: ', day, '.'],
  },
  departure: {
    label: '출발편',
    time: '출발 시간',
    choose: '시간을 고르세요',
    left: '줄을 그은 시간은 이제 예약할 수 없어요.',
    onRequest: <Part>(write: Part): MessageParts<Part> => [
      '"문의"라고 적힌 시간은 메시지로만 예약할 수 있어요. ',
      write,
      '.',
    ],
    write: '메시지를 보내 주세요',
    roomAt: '모두 탈 수 있는 시간:',
  },
  people: {
    label: '인원',
    howMany: '몇 명인가요',
    range: (most: number) => `한 예약에 1~${most}명이에요.`,
    largerGroup: (people: number) =>
      `${people}명이면 예약이 한 건 넘게 필요해요. 이 예약을 장바구니에 담고 나머지 인원을 또 담으세요.`,
  },
  stop: {
    question: { pickup: '어디로 데리러 갈까요?', dropoff: '어디에 내려 드릴까요?' },
    placeholder: '호텔, 공항 또는 다른 장소',
    later: {
      pickup: '호텔 미정이에요. 정해지면 예약 페이지에 입력하세요. 그전에는 드라이버가 찾아갈 수 없어요.',
      dropoff: '호텔 미정이에요. 정해지면 예약 페이지에 입력하세요. 그래야 드라이버가 내려 드릴 곳을 알아요.',
    },
    town: (name: string) => `${name}.`,
    elsewhere: '보통 서는 곳이 아니에요. 여행 전에 메시지로 확정해 드려요.',
    sameAsBefore: (place: string) => `전과 같이: ${place}`,
    sameReturn: '돌아올 때도 같은 곳으로',
  },
  arrival: {
    flight: { number: '항공편 (알면)', time: '착륙 시간', example: '5J 637' },
    ferry: { number: '페리 (알면)', time: '도착 시간', example: 'Montenegro Lines' },
    bus: { number: '버스 (알면)', time: '도착 시간', example: 'Cherry Bus' },
  },
  wayBackOffer: {
    question: '돌아올 때는요?',
    text: <Part>(question: Part, route: string): MessageParts<Part> => [
      question,
      ` ${route}, 인원과 장소는 같아요. 날짜와 시간만 고르면 돼요.`,
    ],
    add: '왕복으로 담기',
  },
  notes: { add: '메모 추가', label: '메모', hint: '카시트, 추가 짐, 생일' },
};
