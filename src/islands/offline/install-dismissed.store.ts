import { persistent } from '../storage/persistent.ts';

/** Whether the install prompt was answered: nobody is asked twice. */
export const $wasAskedToInstall = persistent<boolean>('install-asked.1', {
  fallback: false,
  parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
});
