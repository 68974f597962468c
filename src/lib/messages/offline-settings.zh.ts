import type { OfflineSettingsMessages } from './offline-settings.en.ts';

/** Messages of the page of what a phone has saved, in Chinese. */
export const zh: OfflineSettingsMessages = {
  title: '保存在这部手机上',
  description: '本站哪些页面能在这部手机上离线打开，占多少空间，怎么保存或清除。',
  missing: {
    text: '你现在离线或网络太弱，这一页之前没有保存。',
    again: '重试',
    savedPages: '保存的页面',
  },
  lead: '保存的页面离线也能打开，价格、搜索和购物车都能用。离线预订的话，预订在这里等到你联网。',
  help: '帮助和联系方式',
  noScript: '保存需要 JavaScript，你的浏览器关掉了它。联网时每一页都能用。',
  unavailable: '这个浏览器不能保存页面。无痕窗口和某些设置不允许保存。联网时都能用。',
  facts: { saved: '已保存', used: '已用空间', free: '本站剩余空间', persisted: '保存多久' },
  saveEverything: '全部保存',
  clear: '清除保存的数据',
  openOffline: '离线打开',
  savedPage: '保存的页面',
};
