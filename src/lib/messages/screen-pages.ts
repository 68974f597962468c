import { inLanguages } from './in-languages.ts';
import { en } from './screen-pages.en.ts';

/** Messages of pages whose content is a screen. */
export const screenPagesMessages = inLanguages({ en });
