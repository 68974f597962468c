import type { AvailabilityMessages } from './availability.en.ts';

/** Messages about free places, in Korean. */
export const ko: AvailabilityMessages = {
  unchecked: '남은 자리는 보내실 때 확인해요.',
  left: {
    place: (count: number) => `${count}자리 남음`,
    van: (count: number) => `밴 ${count}대 남음`,
    boat: (count: number) => `보트 ${count}척 남음`,
    group: (count: number) => `${count}팀 예약 가능`,
  },
  onRequest: '문의',
  soldOut: '매진',
  closed: '마감',
  closedBecause: (reason: string) => `마감: ${reason}`,
  mark: { full: '매진', left: (places: number) => `${places}자리`, onRequest: '문의', closed: '마감' },
  thisDay: {
    soldOut: '이날은 매진이에요.',
    tooFew: (people: number) => `이날은 ${people}명이 탈 자리가 없어요.`,
    onRequest: '이날은 메시지로만 예약할 수 있어요.',
    onRequestBecause: (reason: string) => `이날은 메시지로만 예약할 수 있어요: ${reason}.`,
    closed: '이날은 예약을 받지 않아요.',
    closedBecause: (reason: string) => `이날은 예약을 받지 않아요: ${reason}.`,
  },
  onDays: {
    soldOut: (days: string) => `${days}: 매진이에요.`,
    tooFew: (days: string, people: number) => `${days}: ${people}명이 탈 자리가 없어요.`,
    onRequest: (days: string) => `${days}: 메시지로만 예약할 수 있어요.`,
    onRequestBecause: (days: string, reason: string) => `${days}: 메시지로만 예약할 수 있어요. ${reason}.`,
    closed: (days: string) => `${days}: 예약을 받지 않아요.`,
    closedBecause: (days: string, reason: string) => `${days}: 예약을 받지 않아요. ${reason}.`,
  },
  departure: {
    onRequest: '메시지로만 예약할 수 있어요.',
    onRequestBecause: (reason: string) => `메시지로만 예약할 수 있어요: ${reason}.`,
    closed: '이제 예약할 수 없어요.',
    closedBecause: (reason: string) => `예약을 받지 않아요: ${reason}.`,
    soldOut: '매진이에요.',
    atMost: (people: number) => `${people}명까지 받아요.`,
    notTogether: (places: number, together: number) =>
      `${places}자리가 남았지만 함께 탈 수 있는 건 ${together}명까지예요.`,
    tooFew: (places: number, people: number) => `남은 자리는 ${places}개뿐인데 일행은 ${people}명이에요.`,
    noRoom: '일행이 탈 자리가 없어요.',
    twoBookings: (one: number, other: number) => `${one}명과 ${other}명으로 나눠 두 건으로 예약할 수 있어요.`,
  },
  chooseDay: (why: string) => `${why} 다른 날을 고르세요.`,
  chooseTime: (why: string) => `${why} 다른 시간을 고르세요.`,
};
