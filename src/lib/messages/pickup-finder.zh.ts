import type { MessageParts } from './message-parts.ts';
import type { PickupFinderMessages } from './pickup-finder.en.ts';

/** Messages of the search for a pickup on a listing's page, in Chinese. */
export const zh: PickupFinderMessages = {
  failed: '上车地点查找出错了。页面其他部分照常可用。',
  question: '你住在哪里？输入酒店或区域，就能看到在哪里上车。',
  use: (words: string) => `就用“${words}”`,
  notLoaded: '地点列表加载不了。请检查网络。',
  retry: '重试',
  ask: '问问我们',
  unknown: <Part>(words: string, ask: Part): MessageParts<Part> => [
    `我们不认识“${words}”。试试它所在的街道或片区，或`,
    ask,
    '：司机认识的地方比这里列出的多。',
  ],
  outside: <Part>(place: Part, ask: Part): MessageParts<Part> => [
    place,
    '不在这个行程平常的范围内。车也许还是能去：',
    ask,
    '。',
  ],
  near: (place: string, note: string) => `${place}：${note}`,
  area: { pickup: (area: string) => `上车：${area}。`, dropoff: (area: string) => `下车：${area}。` },
};
