import type { OverlaysMessages } from './overlays.en.ts';

/** Messages of the help sheet, banners and the error page in Chinese. */
export const zh: OverlaysMessages = {
  failed: '帮助面板出错了。页面其他部分照常可用。',
  help: '需要帮助？',
  close: '关闭',
  closeMessage: '关闭这条消息',
  error: {
    status: '错误500',
    title: '服务器内部错误',
    text: '我们这边出错了。你预订的和填写的都没有丢。',
    reload: '刷新页面',
    showPage: '显示之前的页面',
    contact: '联系我们',
  },
};
