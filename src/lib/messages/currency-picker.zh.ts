import type { CurrencyPickerMessages } from './currency-picker.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the choice of a currency and a locale in Chinese. */
export const zh: CurrencyPickerMessages = {
  failed: '货币列表出错了。页面其他部分照常可用。',
  button: '货币和语言：',
  title: '货币和语言',
  find: '查找货币',
  placeholder: '货币、代码或国家',
  list: '货币',
  groups: { suggested: '推荐', all: '所有货币', found: '找到的' },
  none: (query: string) => `没有叫“${query}”的货币。试试代码，例如 EUR，或国家。`,
  found: (count: number) => `${count}种货币`,
  locale: '数字和日期',
  ownLocales: '你的浏览器',
  otherLocales: '更多',
  reset: '改回美元',
  loading: '正在加载货币…',
  notLoaded: (currency: string) => `货币加载不了。价格仍用 ${currency} 显示。`,
  retry: '重试',
  rates: <Part>(day: Part): MessageParts<Part> => [day, '的汇率'],
};
