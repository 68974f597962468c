import { inLanguages } from './in-languages.ts';
import { en } from './voucher.en.ts';

/** Messages of a voucher. */
export const voucherMessages = inLanguages({ en });
