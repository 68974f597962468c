import { expect, test } from 'vitest';
import { parseNews, parseRequest } from '../../../src/lib/offline/messages.ts';

test.each([
  [{ type: 'save' }, { type: 'save' }],
  [{ type: 'save', path: '/x' }, { type: 'save' }],
  [
    { type: 'choose', path: '/tours' },
    { type: 'choose', path: '/tours' },
  ],
  [{ type: 'choose', path: 'https://evil.test' }, null],
  [{ type: 'choose' }, null],
  [{ type: 'delete-all' }, null],
  ['save', null],
  [null, null],
])('a page that sends %j asks for %j', (data, request) => {
  expect(parseRequest(data)).toEqual(request);
});

test.each([
  [
    { type: 'update-needed', build: 'b' },
    { type: 'update-needed', build: 'b' },
  ],
  [{ type: 'update-needed' }, null],
  [
    { type: 'progress', isReady: true, isSaving: 'yes' },
    { type: 'progress', isReady: true, isSaving: false },
  ],
  [undefined, null],
])('a worker that sends %j says %j', (data, news) => {
  expect(parseNews(data)).toEqual(news);
});
