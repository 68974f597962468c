import { persistent } from '../storage/persistent.ts';

/** Whether the traveller was asked to install the app: nobody is asked twice. */
export const $wasAskedToInstall = persistent<boolean>('install-asked.1', {
  fallback: false,
  parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
});
