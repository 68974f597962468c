import { describe, expect, test } from 'vitest';
import { moveIslandRuntime } from '../../../../scripts/finishing/island-runtime.ts';

const STYLE = '<style>astro-island,astro-slot{display:contents}</style>';
const DIRECTIVE =
  '(()=>{var a=()=>1;(self.Astro||(self.Astro={})).intent=a;window.dispatchEvent(new Event("astro:intent"));})()';
const ELEMENT = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})()';

function pageWith(body: string): string {
  return `<html><head><script>first()</script></head><body>${body}</body></html>`;
}

const PAGE = pageWith(`${STYLE}<script>${DIRECTIVE}</script><script>${ELEMENT}</script><astro-island></astro-island>`);

describe('the island runtime', () => {
  test('moves into a file that pages share, in its order', () => {
    expect(moveIslandRuntime(PAGE).script?.text).toBe(`${DIRECTIVE}\n${ELEMENT}`);
  });

  test('leaves a page that asks for that file and keeps everything else', () => {
    const { html, script } = moveIslandRuntime(PAGE);
    expect(html).toBe(
      `<html><head><script>first()</script><script defer src="${script?.path}"></script></head><body><astro-island></astro-island></body></html>`,
    );
  });

  test('has the same name for the same text and another one for another', () => {
    const other = PAGE.replace('var a=()=>1', 'var a=()=>2');
    const [one, same, changed] = [PAGE, PAGE, other].map((html) => moveIslandRuntime(html).script?.path);
    expect(one).toBe(same);
    expect(one).toMatch(/^\/_astro\/islands\.[0-9a-f]{8}\.js$/);
    expect(changed).not.toBe(one);
  });

  test('is not looked for in a page without islands', () => {
    const html = pageWith('<script>other("astro-nothing")</script>');
    expect(moveIslandRuntime(html)).toEqual({ html, script: null });
  });

  test('does not swallow a script that stands before it', () => {
    const html = pageWith(`<script>(()=>{mine()})()</script><script>${ELEMENT}</script>`);
    expect(moveIslandRuntime(html).html).toContain('<script>(()=>{mine()})()</script>');
  });

  test('is done once: a finished page stays as it is', () => {
    const { html } = moveIslandRuntime(PAGE);
    expect(moveIslandRuntime(html)).toEqual({ html, script: null });
  });
});
