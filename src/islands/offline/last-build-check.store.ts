import { type LastPoll, parseLastPoll } from '../../lib/offline/build-poll.ts';
import { persistent } from '../storage/persistent.ts';

/** The last check for a new build, shared by all pages of this browser, or null. */
export const $lastBuildCheck = persistent<LastPoll | null>('last-poll.1', { fallback: null, parse: parseLastPoll });
