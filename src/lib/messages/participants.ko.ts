import type { MessageParts } from './message-parts.ts';
import type { ParticipantsMessages } from './participants.en.ts';

/** Messages of the page with the forms of those who travel, in Korean. */
export const ko: ParticipantsMessages = {
  over: '끝난 예약이에요',
  overText: '여행자 정보를 이제 바꿀 수 없어요.',
  seeBooking: '예약 보기',
  formsComplete: '완료한 양식',
  howItSaves:
    '양식은 모두 입력하면 자동으로 저장돼요. 언제든 멈췄다가 여기서, 또는 받은 이메일의 링크로 이어서 하세요.',
  booking: (ref: string) => `예약 ${ref}`,
  progress: '진행',
  done: '여기서 더 할 일은 없어요.',
  saved: '입력한 내용은 저장됐어요. 언제든 돌아와 마치세요.',
  back: '예약으로 돌아가기',
  tripHead: <Part>(day: Part, done: number, all: number): MessageParts<Part> => [day, `. ${all}명 중 ${done}명 완료.`],
  passports: '어린이까지 모두 여권이 필요해요.',
  traveller: (number: number) => `여행자 ${number}`,
  travellerNamed: (number: number, name: string) => `여행자 ${number}: ${name}`,
  complete: '완료',
  toDo: '할 일',
  copyAll: (trip: string) => `"${trip}" 여행자와 같음`,
  copying: '복사하는 중…',
  copyFailed: { not: '일부 여행자가 복사되지 않았어요', safe: '나머지는 저장됐어요.' },
};
