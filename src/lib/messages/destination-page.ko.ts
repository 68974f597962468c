import type { DestinationPageMessages } from './destination-page.en.ts';

/** Messages of a town and what can be booked there, in Korean. */
export const ko: DestinationPageMessages = {
  about: (place: string) => `${place} 소개`,
  tours: { heading: (place: string) => `${place} 출발 투어`, all: '모든 투어' },
  waysHere: {
    heading: (place: string) => `${place} 가는 법`,
    all: (place: string) => `${place} 가는 여행 모두`,
  },
  waysOn: {
    heading: (place: string) => `${place}에서 다음 여행지로`,
    all: (place: string) => `${place} 출발 여행 모두`,
  },
  goodToKnow: '알아 두면 좋은 것',
  areas: '픽업과 하차 장소',
  areaNote: (note: string) => `: ${note}`,
  list: {
    description:
      '푸에르토프린세사, 사방, 포트바튼, 산비센테, 엘니도를 비교했어요. 어떤 곳인지, 언제 가면 좋은지, 어떻게 가고 무엇을 하는지.',
    lead: '한 섬의 다섯 곳이에요. 가운데의 주도부터 북쪽 석회암 만까지, 저마다 속도가 달라요.',
  },
};
