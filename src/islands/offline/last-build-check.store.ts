import { type LastPoll, parseLastPoll } from '../../lib/offline/build-poll.ts';
import { persistent } from '../storage/persistent.ts';

/** When some page of this browser last requested the newest build, so that not each page asks; null before the first time. */
export const $lastBuildCheck = persistent<LastPoll | null>('last-poll.1', { fallback: null, parse: parseLastPoll });
