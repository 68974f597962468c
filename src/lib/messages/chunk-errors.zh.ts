import type { ChunkErrorsMessages } from './chunk-errors.en.ts';

/** Messages of a part of a page whose script did not load in Chinese. */
export const zh: ChunkErrorsMessages = {
  label: '加载',
  close: '关闭',
  reload: '刷新',
  offline: '这部分第一次打开需要网络。页面其他部分照常可用。',
  unsaved: '这部分加载不了。你填的内容还在这里。',
  failed: '这部分加载不了。页面其他部分照常可用。',
};
