import type { ListingPageMessages } from './listing-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a trip on a page of its own, in Korean. */
export const ko: ListingPageMessages = {
  askUs: <Part>(link: (text: string) => Part): MessageParts<Part> => [link('가능한 것을 문의해 주세요'), '.'],
  actions: { compare: '비교', share: '공유' },
  pictures: '사진',
  facts: {
    duration: '소요 시간',
    departure: '출발',
    group: '인원',
    groupUpTo: (people: number) => `최대 ${people}명`,
    cancellation: '취소',
  },
  sections: {
    label: '이 페이지에서',
    itinerary: '일정',
    included: '포함',
    pickup: '픽업',
    cash: '현금',
    notes: '알아 두기',
    reviews: '후기',
    policy: '취소',
    book: '문의',
  },
  itinerary: '일정',
  covers: { label: '가격에 들어 있는 것', included: '포함', excluded: '불포함' },
  notes: '꼭 알아 둘 것',
  policy: '결제와 취소',
  more: (count: number) => `${count}개 더 보기`,
  suggestions: '여기서 출발하는 다른 여행',
  book: {
    title: '예약 또는 문의',
    titleOfExample: '이 여행 문의',
    notSold: '아직 판매하지 않는 여행이에요. 가능한 것과 가격을 문의해 주세요.',
    write: (hours: string) =>
      `날짜, 출발 시간, 인원, 픽업 장소를 보내 주세요. 이 여행의 이름은 메시지에 이미 들어 있어요. 답장 시간: ${hours}.`,
  },
};
