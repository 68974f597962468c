import { inLanguages } from './in-languages.ts';
import { en } from './web-manifest.en.ts';

/** Messages of the installed app. */
export const webManifestMessages = inLanguages({ en });
