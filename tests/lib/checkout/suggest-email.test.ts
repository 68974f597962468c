import { describe, expect, test } from 'vitest';
import { suggestEmail } from '../../../src/lib/checkout/suggest-email.ts';

describe('a mistyped e-mail address', () => {
  test.each([
    ['maria@gmial.com', 'maria@gmail.com'],
    ['maria@gmail.con', 'maria@gmail.com'],
    ['maria@gmail.co', 'maria@gmail.com'],
    ['maria@yaho.com', 'maria@yahoo.com'],
    ['maria@hotmial.com', 'maria@hotmail.com'],
    ['maria@outlok.com', 'maria@outlook.com'],
    ['maria@iclod.com', 'maria@icloud.com'],
    [' Maria.S+Trip@GMIAL.com ', 'maria.s+trip@gmail.com'],
  ])('%s was probably meant as %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  test.each([
    'maria@gmail.com',
    'maria@yahoo.com.ph',
    'maria@yahoo.co.uk',
    'maria@globe.com.ph',
    'maria@up.edu.ph',
    'maria@dot.gov.ph',
    'maria@web.de',
    'maria@gmx.ch',
    'maria@bluewin.ch',
    'maria@qq.com',
    'maria@naver.com',
    'maria@proton.me',
    'maria@hey.com',
    'maria@mac.com',
    'maria@email.com',
    'maria@company.io',
    'maria@example.com',
    '',
    'maria',
    'maria@',
    'a@b@c',
    'a@gmial.c(',
    'a@gmial.c*+',
  ])('%s is left alone', (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });
});
