import { inLanguages } from './in-languages.ts';
import { en } from './overlays.en.ts';

/** Messages of the help sheet, banners and the error page. */
export const overlaysMessages = inLanguages({ en });
