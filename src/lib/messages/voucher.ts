import { inLanguages } from './in-languages.ts';
import { de } from './voucher.de.ts';
import { en } from './voucher.en.ts';
import { es } from './voucher.es.ts';
import { fr } from './voucher.fr.ts';
import { it } from './voucher.it.ts';
import { ko } from './voucher.ko.ts';
import { nl } from './voucher.nl.ts';
import { zh } from './voucher.zh.ts';

/** Messages of a voucher. */
export const voucherMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
