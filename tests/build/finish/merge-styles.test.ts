import { expect, test } from 'vitest';
import { mergeStyles } from '../../../build/finish/merge-styles.ts';

const page = (head: string) => `<html><head>${head}</head><body><style>p{top:0}</style></body></html>`;

test('the style sheets of a head become its first one, in their order; what stands in the body stays', () => {
  const html = page('<style>a{}</style><meta name="x"><style>\n@layer b;b{}\n</style><script></script>');
  expect(mergeStyles(html)).toBe(page('<style>a{}@layer b;b{}</style><meta name="x"><script></script>'));
});

test.each([['<meta name="x">'], ['<style>a{content:"$&"}</style>']])('a head with %s stays as it is', (head) => {
  expect(mergeStyles(page(head))).toBe(page(head));
});
