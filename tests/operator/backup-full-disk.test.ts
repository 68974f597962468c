import { expect, test } from 'vitest';
import { backupFailure } from '../../operator/commands/backup.ts';

const failure = (errcode: number) =>
  backupFailure('bookings.sqlite', 'copy.sqlite', Object.assign(new Error('disk I/O error'), { errcode })).message;

// SQLITE_FULL, SQLITE_IOERR_SHMSIZE
test.each([13, 4874])('a backup for which there is no room says so, and what to do (%i)', (errcode) => {
  expect(failure(errcode)).toMatch(
    /^Nothing was copied to copy\.sqlite: disk I\/O error\. There is no room: make some on /,
  );
});

test('a backup that fails for another reason asks for no room', () => {
  expect(failure(10)).toBe('Nothing was copied to copy.sqlite: disk I/O error.');
});
