import type { TransferFactsMessages } from './transfer-facts.en.ts';

/** Messages of what holds for every van, in Korean. */
export const ko: TransferFactsMessages = {
  title: '모든 이동편에서',
  early: {
    title: '15분 일찍 준비해 주세요',
    text: '길을 따라 다음 손님이 기다리고 있어서 밴은 제시간에 떠나요.',
  },
  price: {
    title: '연료와 드라이버를 포함한 한 가격',
    text: '나중에 더하는 것은 없어요. 마을이나 공원이 받는 요금은 페이지에 준비할 현금으로 적혀 있어요.',
  },
  signal: {
    title: '신호가 없을 때를 준비하세요',
    text: '록사스 북쪽에서는 휴대전화 신호가 끊겨요. 떠나기 전에 픽업 장소와 저희 번호를 저장하세요.',
  },
};
