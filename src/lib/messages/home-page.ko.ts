import type { HomePageMessages } from './home-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the home page, in Korean. */
export const ko: HomePageMessages = {
  lead: '밴, 보트, 지하강. 분명한 가격 하나, 회원 가입은 없어요.',
  headings: {
    ways: '둘러보는 네 가지 방법',
    bestsellers: '가장 많이 예약한 여행',
    routes: '도시에서 도시로',
    promises: '믿으셔도 되는 것',
  },
  ways: {
    sharedVan: { title: '합승 밴의 한 자리', text: '하루 6회 출발해요. 내 좌석 값만 내요.' },
    privateVan: {
      title: '우리만의 밴',
      text: '일행 전체에 한 가격, 고른 시간에 문 앞까지.',
    },
    river: { title: '가는 길에 만나는 강 동굴', text: '지하강을 보고 다음 도시에서 자요.' },
    boats: {
      title: '섬 사이를 누비는 보트',
      text: '엘니도 투어 A부터 D까지, 함께 타거나 단독 보트로.',
    },
  },
  promises: {
    refunds: {
      title: '기한이 분명한 환불',
      text: '며칠 몇 시까지 얼마를 돌려받는지 결제 전에 보여요.',
      link: '환불 방법',
    },
    cash: {
      title: '미리 아는 현금 요금',
      text: '공원 요금과 카약 값은 당일 페소로 내요. 여행마다 금액이 적혀 있어요.',
      link: '현장에서 내는 것',
    },
    voucher: {
      title: '오프라인에서도 열리는 바우처',
      text: '바우처, 픽업 장소, 저희 번호가 연결 없이도 휴대전화에서 열려요.',
      link: '휴대전화에 저장되는 것',
    },
  },
  article: {
    title: '엘니도 가는 법',
    text: '리오로 날아가거나, 푸에르토프린세사에서 5시간 달리거나, 포트바튼에서 올라와요. 모든 방법을 시간, 편안함, 가격으로 비교했어요.',
    link: '안내 읽기',
  },
  question: <Part>(link: (text: string) => Part): MessageParts<Part> => [
    '먼저 궁금한 것이 있나요? ',
    link('메시지나 전화로 물어보세요'),
    '.',
  ],
  hours: (hours: string) => `${hours}.`,
};
