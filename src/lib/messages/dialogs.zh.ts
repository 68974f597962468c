import type { DialogsMessages } from './dialogs.en.ts';

/** Messages of what all dialogs have in Chinese. */
export const zh: DialogsMessages = {
  close: '关闭',
};
