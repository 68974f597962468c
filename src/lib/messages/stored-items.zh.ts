import type { StoredItemsMessages } from './stored-items.en.ts';

/** Messages of the list of what the site stores in a browser, in Chinese. */
export const zh: StoredItemsMessages = {
  title: '你的浏览器里存的一切，按名称',
  lead: '本站自己不设任何 Cookie。浏览器不允许长期存储的话，同名的条目存到你关闭标签页为止。',
  table: '你的浏览器里存什么，表格',
  columns: { name: '名称', purpose: '做什么用', duration: '存多久' },
  groups: {
    local: '在浏览器的本地存储里',
    tab: '在一个标签页的存储里',
    caches: '在缓存里，供离线阅读',
  },
};
