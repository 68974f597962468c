import type { ArrivalNoteMessages } from './arrival-note.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about an arrival that leaves too little time, in Chinese. */
export const zh: ArrivalNoteMessages = {
  missed: '你到的时候，这一班已经出发。',
  tight: (minutes: number) => `从到达到出发，你只有${minutes}分钟。`,
  later: '可以的话，选晚一点的时间。',
  better: <Part>(hour: Part): MessageParts<Part> => [hour, '的那一班时间够。'],
};
