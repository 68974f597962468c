import { describe, expect, test } from 'vitest';
import { parseRefUrl, secretLink } from '../../../src/lib/booking/ref-url.ts';
import { shellFallback, shellPageOf } from '../../../src/lib/booking/shell-pages.ts';

const NONE = { ref: null, secret: null };

describe('the page of a reference (specification.md#routes: /cart/{ref}, /participants/{ref})', () => {
  test.each([
    ['/cart/7K2M0QXA', { shell: '/cart', ref: '7K2M0QXA' }],
    ['/cart/7K2M0QXA/', { shell: '/cart', ref: '7K2M0QXA' }],
    ['/participants/7K2M0QXA', { shell: '/participants', ref: '7K2M0QXA' }],
    ['/cart', null],
    ['/cart/7k2m0qxa', null],
    ['/cart/7K2M0QX', null],
    ['/cart/7K2M0QXA/x', null],
    ['/tours/7K2M0QXA', null],
    ['//evil.example/7K2M0QXA', null],
  ])('is found for %s', (path, expected) => {
    expect(shellPageOf(path)).toEqual(expected);
  });

  test.each([
    ['/cart/7K2M0QXA', '', '/cart#ref=7K2M0QXA'],
    ['/cart/7K2M0QXA', '#secret=abc', '/cart#ref=7K2M0QXA&secret=abc'],
    ['/no-such-place', '#secret=abc', null],
  ])('on a host that has no file for %s%s it is %s', (path, fragment, expected) => {
    expect(shellFallback(path, fragment)).toBe(expected);
  });
});

describe('reading an address', () => {
  test.each([
    ['/cart/7K2M0QXA', '#secret=a-B_9', { ref: '7K2M0QXA', secret: 'a-B_9' }],
    ['/cart', '#ref=7K2M0QXA&secret=a-B_9', { ref: '7K2M0QXA', secret: 'a-B_9' }],
    ['/cart/', '#ref=7K2M0QXA', { ref: '7K2M0QXA', secret: null }],
    ['/cart/7K2M0QXA', '#ref=ZZZZZZZZ', { ref: '7K2M0QXA', secret: null }],
    ['/cart', '', NONE],
    ['/cart', '#ref=<script>&secret=<b>', NONE],
    ['/cart', `#ref=7K2M0QXA&secret=${'a'.repeat(101)}`, { ref: '7K2M0QXA', secret: null }],
    ['/cart', '#%E0%A4%A', NONE],
  ])('finds the reference and the secret in %s%s', (pathname, hash, expected) => {
    expect(parseRefUrl({ pathname, hash })).toEqual(expected);
  });

  test.each([
    ['?ref=7K2M0QXA', '', '7K2M0QXA'],
    ['?ref=7K2M0QXA', '#ref=ABCD1234', 'ABCD1234'],
    ['?ref=<script>', '', null],
  ])('a payment service comes back to /confirmation%s%s', (search, hash, ref) => {
    expect(parseRefUrl({ pathname: '/confirmation', search, hash }).ref).toBe(ref);
  });

  test('a link that is sent to another device leads to the same', () => {
    const { pathname, hash } = new URL(secretLink('https://site.test', '/cart', '7K2M0QXA', 'a-B_9'));
    expect(parseRefUrl({ pathname, hash })).toEqual({ ref: '7K2M0QXA', secret: 'a-B_9' });
  });
});
