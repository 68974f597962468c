import { CALENDARS_PATH } from '../../lib/navigation/paths.ts';

const SECRET_PART = new RegExp(`^(${CALENDARS_PATH}).+`, 's');

/** The address of a request as the log has it: without its query, and without secrets in it. */
export function loggedPath(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(SECRET_PART, '$1…');
}
