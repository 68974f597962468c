import { en } from './breadcrumbs.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the way from home to a page. */
export const breadcrumbsMessages = inLanguages({ en });
