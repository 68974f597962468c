import { beforeEach, describe, expect, test } from 'vitest';
import { hasPending } from '../../../src/islands/offline/has-pending.ts';
import { hasStoredValue } from '../../../src/islands/storage/read-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what a page reads from storage before it loads code', () => {
  test.each(['[{"ref":"A"}]', '["PV-PPS-ELN"]', '{"waiting":{"key":"A"},"news":null}', '{"A B 0":{"name":"Ana"}}'])(
    '%s is something',
    (text) => {
      localStorage.setItem('key', text);
      expect(hasStoredValue('other', 'key')).toBe(true);
    },
  );

  test.each(['[]', '{}', 'null', '""', '', '{"waiting":null,"news":null}'])('%j is nothing', (text) => {
    localStorage.setItem('key', text);
    expect(hasStoredValue('key')).toBe(false);
  });

  test('an empty storage has no value', () => expect(hasStoredValue('key')).toBe(false));
});

describe('a booking or a form', () => {
  test.each([
    ['outbox.1', '{"waiting":{"key":"A","since":1},"news":null}', true],
    ['outbox.1', '{"waiting":null,"news":{"kind":"booked","ref":"A"}}', true],
    ['outbox.1', '{"waiting":null,"news":null}', false],
    ['participant-drafts.1', '{"A B 0":{"name":"Ana"}}', true],
    ['participant-drafts.1', '{}', false],
  ])('%s with %s may wait: %s', (key, text, waits) => {
    localStorage.setItem(key, text);
    expect(hasPending()).toBe(waits);
  });
});
