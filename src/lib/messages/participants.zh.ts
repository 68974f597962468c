import type { MessageParts } from './message-parts.ts';
import type { ParticipantsMessages } from './participants.en.ts';

/** Messages of the page with the forms of those who travel, in Chinese. */
export const zh: ParticipantsMessages = {
  over: '这个预订已经结束',
  overText: '出行人信息不能再更改。',
  seeBooking: '查看预订',
  formsComplete: '填好的表格',
  howItSaves: '每份表格填完就自动保存。可以随时停下，之后在这里或从我们邮件里的链接继续。',
  booking: (ref: string) => `预订 ${ref}`,
  progress: '进度',
  done: '这里没有要填的了。',
  saved: '填的内容已保存。随时可以回来填完。',
  back: '回到预订',
  tripHead: <Part>(day: Part, done: number, all: number): MessageParts<Part> => [day, `。${all}份填好${done}份。`],
  passports: '每个人都要护照，孩子也要。',
  traveller: (number: number) => `出行人${number}`,
  travellerNamed: (number: number, name: string) => `出行人${number}：${name}`,
  complete: '已填好',
  toDo: '待填',
  copyAll: (trip: string) => `出行人和“${trip}”一样`,
  copying: '正在复制…',
  copyFailed: { not: '有些出行人没有复制', safe: '其他的已保存。' },
};
