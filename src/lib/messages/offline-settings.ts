import { inLanguages } from './in-languages.ts';
import { en } from './offline-settings.en.ts';

/** Messages of the page of what a phone has saved. */
export const offlineSettingsMessages = inLanguages({ en });
