import { describe, expect, test } from 'vitest';
import { moveIslandRuntime } from '../../../build/finish/island-runtime.ts';

const STYLE = '<style>astro-island,astro-slot{display:contents}</style>';
const DIRECTIVE =
  '(()=>{var a=()=>1;(self.Astro||(self.Astro={})).intent=a;window.dispatchEvent(new Event("astro:intent"));})()';
const ELEMENT = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})()';

function pageWith(body: string): string {
  return `<html><head><script>first()</script></head><body>${body}</body></html>`;
}

/** A page with an island that sleeps, and one with an island that does not. */
const runtime = `${STYLE}<script>${DIRECTIVE}</script><script>${ELEMENT}</script>`;
const PAGE = pageWith(
  `${runtime}<astro-island uid="Z1x2y3" renderer-url="/_astro/client.js" ssr client="intent"></astro-island>`,
);
const SCREEN = PAGE.replace('</body>', '<astro-island client="only"></astro-island></body>');

describe('the island runtime', () => {
  test('of a page whose islands sleep is two files: the directive, which puts them to sleep, and the element', () => {
    const [directive, element, ...more] = moveIslandRuntime(PAGE).scripts;
    expect(directive?.text).toBe(
      `${DIRECTIVE}\ndocument.querySelectorAll("astro-island").forEach(i=>{Astro.intent(null,"${element?.path}",i)})`,
    );
    expect(element?.text).toBe(ELEMENT);
    expect(more).toEqual([]);
  });

  test('of a page with an island that comes alive by itself is one file, in its order', () => {
    expect(moveIslandRuntime(SCREEN).scripts.map(({ text }) => text)).toEqual([`${DIRECTIVE}\n${ELEMENT}`]);
  });

  test('leaves a page that asks for the first file and keeps everything but the ids of islands', () => {
    const { html, scripts } = moveIslandRuntime(PAGE);
    expect(html).toBe(
      `<html><head><script>first()</script><script defer src="${scripts[0]?.path}"></script></head><body><astro-island renderer-url="/_astro/client.js" ssr client="intent"></astro-island></body></html>`,
    );
  });

  test('has the same name for the same text and another one for another', () => {
    const other = PAGE.replace('var a=()=>1', 'var a=()=>2');
    const [one, same, changed] = [PAGE, PAGE, other].map((html) => moveIslandRuntime(html).scripts[0]?.path);
    expect(one).toBe(same);
    expect(one).toMatch(/^\/_astro\/islands\.[0-9a-f]{8}\.js$/);
    expect(changed).not.toBe(one);
  });

  test('is not looked for in a page without islands', () => {
    const html = pageWith('<script>other("astro-nothing")</script>');
    expect(moveIslandRuntime(html)).toEqual({ html, scripts: [] });
  });

  test('does not swallow a script that stands before it', () => {
    const html = pageWith(`<script>(()=>{mine()})()</script><script>${ELEMENT}</script>`);
    expect(moveIslandRuntime(html).html).toContain('<script>(()=>{mine()})()</script>');
  });

  test('is done once: a finished page stays as it is', () => {
    const { html } = moveIslandRuntime(PAGE);
    expect(moveIslandRuntime(html)).toEqual({ html, scripts: [] });
  });
});
