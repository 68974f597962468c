import { describe, expect, test } from 'vitest';
import { checkPage, isExpectedFile, isOurPage, type ResponseInfo } from '../../../src/lib/offline/response-check.ts';

const HTML: ResponseInfo = { status: 200, type: 'basic', redirected: false, contentType: 'text/html;charset=utf-8' };

describe('an answer to a navigation', () => {
  test.each([
    ['a page', {}, 'keep'],
    ['a way to another address', { type: 'opaqueredirect', status: 0, contentType: '' }, 'pass'],
    ['a page that does not exist', { status: 404 }, 'forget'],
    ['a page that is gone', { status: 410 }, 'forget'],
    ['a server that fails', { status: 500 }, 'prefer-saved'],
    ['a proxy without its server', { status: 502 }, 'prefer-saved'],
    ['a server that wants to know who asks', { status: 401 }, 'pass'],
    ['a file', { contentType: 'application/json' }, 'pass'],
    ['another page, followed to', { redirected: true }, 'pass'],
    ['a part', { status: 206 }, 'pass'],
  ])('is judged before it is shown or saved: %s', (_, changes, verdict) => {
    expect(checkPage({ ...HTML, ...changes })).toBe(verdict);
  });

  test('is ours when it names our manifest; a hotel’s sign-in page does not', () => {
    expect(isOurPage('<head><link rel="manifest" href="/manifest.webmanifest"></head>')).toBe(true);
    expect(isOurPage('<title>Welcome to our hotel</title>')).toBe(false);
  });
});

describe('whether an answer is the file that was asked for', () => {
  const answer = (contentType: string, changes: Partial<ResponseInfo> = {}) => ({ ...HTML, contentType, ...changes });

  test.each([
    ['/_astro/app.js', answer('text/javascript'), true],
    ['/_astro/app.js', HTML, false],
    ['/catalogue.json', answer('application/json'), true],
    ['/catalogue.json', HTML, false],
    ['/flags/PH.svg', answer('image/svg+xml'), true],
    ['/_astro/VAN1.CzF_5Ilx_26ns0e.avif', answer('application/octet-stream'), true],
    ['/tours', HTML, true],
    ['/tours', answer('text/html', { redirected: true }), true],
    ['/tours', answer('text/plain'), false],
    ['/_astro/app.js', answer('text/javascript', { status: 404 }), false],
    ['/_astro/app.js', answer('text/javascript', { redirected: true }), false],
  ])('%s as %j: %s', (path, answered, expected) => {
    expect(isExpectedFile(path, answered)).toBe(expected);
  });
});
