import type { ErrorPageMessages } from './error-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of pages in the place of one that is not there, in Chinese. */
export const zh: ErrorPageMessages = {
  status: (status: number) => `错误${status}`,
  missing: {
    title: '找不到页面',
    description: '这个页面不存在。找你的线路，搜索所有小巴、船和当地游，或问问我们。',
    noPageAt: '没有这个页面：',
    thisAddress: '这个地址',
    why: '页面可能移走了，链接也可能不完整。',
    search: '搜索所有行程',
    routes: '从镇到镇',
  },
  moved: {
    title: '这个页面移走了',
    to: <Part>(link: Part): MessageParts<Part> => ['这个页面移到了 ', link, '。'],
  },
};
