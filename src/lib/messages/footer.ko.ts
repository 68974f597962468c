import type { FooterMessages } from './footer.en.ts';

/** Messages of the footer of every page, in Korean. */
export const ko: FooterMessages = {
  tagline: (tagline: string) => `${tagline}.`,
  address: (street: string, town: string, region: string, postalCode: string) =>
    `${street}, ${town}, ${region} ${postalCode}, 필리핀`,
  language: '언어',
  privacyChoices: '개인정보 선택',
  headings: { road: '길 위에서', water: '물 위에서', more: '알아 두면 좋은 것' },
  links: {
    sharedMinivans: '합승 미니밴',
    privateVans: '단독 밴',
    vansWithUndergroundRiver: '지하강 투어를 넣은 밴',
    allTransportation: '모든 교통편',
    elNidoGroupBoats: '엘니도 보트 조인 투어',
    elNidoPrivateBoats: '엘니도 단독 보트',
    undergroundRiver: '지하강',
    toursInPuertoPrincesa: '푸에르토프린세사 투어',
    myTrips: '내 여행',
    savedTrips: '저장한 여행',
    savedOnPhone: '휴대전화에 저장된 내용',
    about: '소개',
    contact: '문의',
    terms: '약관',
    privacy: '개인정보',
  },
};
