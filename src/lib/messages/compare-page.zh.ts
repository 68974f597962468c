import type { ComparePageMessages } from './compare-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page that compares trips, in Chinese. */
export const zh: ComparePageMessages = {
  title: '对比行程',
  description: '最多三个行程并排看：你们一行的价格、时长、包含什么、怎么取消。',
  lead: '最多三个并排看，附你们一行的价格。',
  noScript: <Part>(transportation: (text: string) => Part, tours: (text: string) => Part): MessageParts<Part> => [
    '这个页面需要 JavaScript，你的浏览器关掉了它。不用它，在',
    transportation('所有交通'),
    '和',
    tours('所有当地游'),
    '的页面也能看价格、时间和包含什么。',
  ],
  people: <Part>(stepper: Part): MessageParts<Part> => ['人数 ', stepper],
};
