import type { DayProblemsMessages } from './day-problems.en.ts';

/** Messages about days that cannot be chosen, in Korean. Days are "January 10 to 12". */
export const ko: DayProblemsMessages = {
  over: '팔라완에서는 이미 지난 날이에요.',
  tooFar: '이날의 가격은 아직 없어요.',
  tooFarOn: (days: string) => `${days}: 아직 가격이 없어요.`,
  closed: (reason: string) => `이날은 운행하지 않아요: ${reason}.`,
  left: '이날의 마지막 출발편이 떠났어요.',
  leftOn: (days: string) => `${days}: 마지막 출발편이 떠났어요.`,
  tooLate: (leadTime: string) => `이날은 늦었어요. 적어도 ${leadTime} 전에 예약하세요.`,
  tooLateOn: (days: string, leadTime: string) => `${days}: 늦었어요. 적어도 ${leadTime} 전에 예약하세요.`,
  beforeWayThere: '가는 날보다 앞선 날이에요.',
};
