import type { ParticipantProgressMessages } from './participant-progress.en.ts';

/** Messages of how many forms of travellers are complete, in Korean. */
export const ko: ParticipantProgressMessages = {
  complete: (done: number, all: number) => `양식 ${all}개 중 ${done}개 완료`,
  allComplete: (all: number) => `양식 ${all}개 모두 완료`,
  nothingLeft: '모두 입력했어요.',
  left: (left: number) => `양식이 ${left}개 남았어요.`,
  doneAndLeft: (done: number, left: number) => `양식 ${done}개를 마쳤고 ${left}개 남았어요.`,
};
