import type { ArrivalNoteMessages } from './arrival-note.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about an arrival that leaves too little time, in Korean. */
export const ko: ArrivalNoteMessages = {
  missed: '이 출발편이 떠난 뒤에 도착해요.',
  tight: (minutes: number) => `도착에서 출발까지 ${minutes}분뿐이에요.`,
  later: '가능하면 더 늦은 시간을 고르세요.',
  better: <Part>(hour: Part): MessageParts<Part> => [hour, ' 출발편이면 시간이 넉넉해요.'],
};
