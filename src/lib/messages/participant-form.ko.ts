import type { ParticipantFormMessages } from './participant-form.en.ts';

/** Messages of the form of somebody who travels, in Korean. */
export const ko: ParticipantFormMessages = {
  samePersonAs: '같은 사람 불러오기',
  choosePerson: '사람을 고르세요',
  name: '성명',
  nationality: '국적',
  chooseCountry: '국가를 고르세요',
  age: '당일 나이',
  chooseAge: '연령대를 고르세요',
  passport: {
    title: '여권, 이 여행의 허가에 필요',
    onFile:
      '이 여권은 저희에게 있지만 이 기기에는 저장되지 않았어요. 바꾸려면 다시 입력하거나, 온라인일 때 이 페이지를 여세요.',
    name: '여권에 적힌 이름',
    nameHint: '가운데 이름까지 인쇄된 그대로.',
    number: '여권 번호',
    expiry: '만료일',
    country: '발급 국가',
    privacy:
      '암호화해서 허가 기관과 이 여행의 운영사에만 알려요. 이 기기에는 저장하지 않고, 마지막 여행 30일 뒤에 지워요.',
  },
  ageAdvice: (age: number) =>
    `${age}세 미만 어린이에게는 권하지 않는 여행이에요. 동굴이 어둡고 좁으며, 어린이 한 명 때문에 일행이 돌아올 수 없어요.`,
  acceptAge: '알고 있으며 그래도 어린이를 데려갈게요.',
  acceptAgeFirst: (age: number) =>
    `${age}세 미만 어린이에게는 권하지 않는 여행이에요. 그래도 데려간다면 체크해 주세요.`,
  savesItself: '모두 입력하면 자동으로 저장돼요.',
  saving: '저장하는 중…',
  saved: '저장했어요.',
  notSent: '마지막 변경은 이 기기에 저장됐지만 아직 보내지 않았어요.',
  saveAgain: '다시 저장',
  over: '끝난 예약이라 이제 바꿀 수 없어요.',
  checkFields: '이 양식은 저장되지 않았어요. 입력한 칸을 확인하세요.',
  failed: { not: '이 양식은 저장되지 않았어요', safe: '이름, 국적, 나이는 이 기기에 저장되어 있어요.' },
};
