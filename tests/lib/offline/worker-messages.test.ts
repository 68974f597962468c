import { expect, test } from 'vitest';
import {
  parseDeferredRequests,
  parseWorkerEvent,
  parseWorkerRequest,
} from '../../../src/lib/offline/worker-messages.ts';

test.each([
  [{ type: 'save' }, { type: 'save' }],
  [{ type: 'save', path: '/x' }, { type: 'save' }],
  [
    { type: 'choose', path: '/tours' },
    { type: 'choose', path: '/tours' },
  ],
  [{ type: 'choose', path: 'https://evil.test' }, null],
  [{ type: 'choose' }, null],
  [
    { type: 'send-later', requests: [] },
    { type: 'send-later', requests: [] },
  ],
  [{ type: 'send-later' }, null],
  [{ type: 'delete-all' }, null],
  ['save', null],
  [null, null],
])('a page that sends %j asks for %j', (data, request) => {
  expect(parseWorkerRequest(data)).toEqual(request);
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
  expect(parseWorkerEvent(data)).toEqual(news);
});

const LATER = { path: '/api/bookings', headers: { 'Content-Type': 'application/json' }, body: '{}' };

test.each([
  ['a request to the booking service', [LATER], [LATER]],
  ['a request to elsewhere', [{ ...LATER, path: 'https://evil.test/api/' }], null],
  ['a request for a page', [{ ...LATER, path: '/tours' }], null],
  ['a header that is no text', [{ ...LATER, headers: { 'X-Count': 7 } }], null],
  ['a body that is no text', [{ ...LATER, body: {} }], null],
  ['a body beyond what the service takes', [{ ...LATER, body: 'x'.repeat(262_145) }], null],
  ['more than anybody has waiting', Array.from({ length: 6 }, () => LATER), null],
  ['no list', LATER, null],
])('of what waits, %s is read as %j', (_name, data, requests) => {
  expect(parseDeferredRequests(data)).toEqual(requests);
});
