import { describe, expect, test } from 'vitest';
import { makeInertDocument } from '../../editor/server/preview-document.ts';

const styles: string[] = [];
const addresses = {
  ofFile: (url: string) => (url.startsWith('/_image') ? `/file/${url.length}` : null),
  ofStyles: (css: string) => `/styles/${styles.push(css) - 1}`,
};
const inert = (markup: string) => makeInertDocument(markup, addresses).replace('<!DOCTYPE html>', '');

describe('a page of the preview', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT src="/x.js"></SCRIPT>'],
    ['a script that is never closed', '<script>alert(1)'],
    ['a script of data', '<script type="application/ld+json">{}</script>'],
    ['a script in a drawing', '<svg><script href="/x.js"></script></svg>'],
    ['an event', '<img src="/_image?a" onerror="alert(1)">'],
    ['an event of a drawing', '<svg onload="alert(1)"></svg>'],
    ['an event in capitals', '<p ONCLICK="alert(1)">x</p>'],
    ['a preload of a script', '<link rel="modulepreload" href="/x.js">'],
    ['a style sheet from elsewhere', '<link rel="stylesheet" href="https://elsewhere.example/x.css">'],
    ['a page that leads away by itself', '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['a plug-in', '<object data="/x.swf"></object><embed src="/x.swf">'],
    ['a base address', '<base href="https://elsewhere.example/">'],
    ['a form', '<form action="https://elsewhere.example"><button formaction="javascript:alert(1)">x</button></form>'],
    ['a picture from elsewhere', '<img src="https://elsewhere.example/x.png" srcset="//elsewhere.example/x.png 2x">'],
    ['an animation of an address', '<svg><a><animate attributeName="href" values="javascript:alert(1)" /></a></svg>'],
    ['what browsers without scripts are shown', '<noscript><img src="/_image?a" onerror="alert(1)"></noscript>'],
    ['a field that takes the focus', '<input autofocus onfocus="alert(1)">'],
    ['a style that hides something', '<p style="background: url(https://elsewhere.example)">x</p>'],
    ['a comment that ends elsewhere', '<!--><script>alert(1)</script>-->'],
  ])('has nothing of %s', (_what, markup) => {
    expect(inert(markup)).not.toMatch(
      /alert|elsewhere|<script|<iframe|http-equiv|autofocus|modulepreload|x\.(?:js|swf)/i,
    );
  });

  test.each([
    'javascript:alert(1)',
    'java&#115;cript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
  ])('has no link to %s', (href) => {
    expect(inert(`<a href="${href}">x</a>`)).toBe('<a href="/" target="_blank" rel="noopener noreferrer">x</a>');
  });

  test('shows text that looks like markup as a text, however the tags are broken', () => {
    const markup = '<p title="a<b">1 < 2</p><img/onerror="alert(1)"/src=x><scr<script>ipt>alert(1)</scr</script>ipt>';
    const names = [...inert(markup).matchAll(/<\/?([a-z]+)/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['p']));
  });

  test('keeps what is seen: text, structure, classes, links that look like links, and drawings', () => {
    const markup =
      '<html lang="fr"><head><meta charset="utf-8"><title>A &amp; B</title></head><body class="x"><h1 id="top">A &amp; B</h1>' +
      '<a class="y" href="/tours">Tours</a><a href="#top">Up</a><svg viewBox="0 0 1 1"><path d="M0 0"/></svg><br></body></html>';
    expect(inert(markup)).toBe(
      '<html lang="fr"><head><meta charset="utf-8"><title>A &amp; B</title></head><body class="x"><h1 id="top">A &amp; B</h1>' +
        '<a class="y" href="/tours" target="_blank" rel="noopener noreferrer">Tours</a><a href="#top">Up</a>' +
        '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><br></body></html>',
    );
  });

  test('has an island without its data, and what it shows before a script runs', () => {
    expect(inert('<astro-island props="{&quot;a&quot;:1}" client="load"><p>1 > 0</p></astro-island>')).toBe(
      '<astro-island><p>1 &gt; 0</p></astro-island>',
    );
  });

  test('takes pictures of every size from the preview', () => {
    const markup = '<source srcset="/_image?a&#38;w=1 1w, /_image?a&amp;w=22 22w"><img src="/_image?a" alt="A > B">';
    expect(inert(markup)).toBe('<source srcset="/file/13 1w, /file/14 22w"><img alt="A &gt; B" src="/file/9">');
  });

  test('has its styles in one file that loads nothing from elsewhere', () => {
    const css =
      '@import "https://elsewhere.example/x.css"; a{background:url(https://elsewhere.example/x.png)} b{src:url("/_image?f")} @media (scripting: none){i{top:0}}';
    const markup = inert(`<p>\0</p><style media="screen">${css}</style><style>u{top:0}</style>`);
    expect(markup).toMatch(/^<p><\/p><link rel="stylesheet" href="\/styles\/\d+">$/);
    const text = styles.at(-1) ?? '';
    expect(text).not.toMatch(/elsewhere|scripting/);
    expect(text).toContain('@media screen { a{');
    expect(text).toContain('b{src:url("/file/9")}');
    expect(text).toContain('u{top:0}');
  });

  test('ends where elements are nested without end', () => {
    expect(inert('<b>'.repeat(10_000)).length).toBeLessThan(5000);
  });
});
