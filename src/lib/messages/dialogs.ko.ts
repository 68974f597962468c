import type { DialogsMessages } from './dialogs.en.ts';

/** Messages of what all dialogs have in Korean. */
export const ko: DialogsMessages = {
  close: '닫기',
};
