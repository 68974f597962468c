import { describe, expect, test } from 'vitest';
import { factsBlock, heading, link, list, renderEmail, text } from '../../../src/lib/emails/email.ts';

const EVIL = `<script>alert("x")</script> & 'so on'`;

describe('a letter as a mail', () => {
  const blocks = [
    text('Hello,'),
    heading('Trips'),
    factsBlock([
      ['From', 'El Nido'],
      ['Note', null],
    ]),
    list(['One', 'Two']),
    link('Open it', 'https://palawan.example/#a=1&b=2'),
  ];

  test('says the same in text and in HTML', () => {
    const { text: plain, html } = renderEmail({ subject: 'A subject', blocks }, 'en');
    expect(plain).toBe(
      'Hello,\n\nTRIPS\n\nFrom: El Nido\n\n- One\n- Two\n\nOpen it:\nhttps://palawan.example/#a=1&b=2\n',
    );
    for (const words of ['<p>Hello,</p>', 'Trips</h2>', '>From</th>', '<li>One</li><li>Two</li>'])
      expect(html).toContain(words);
    expect(html).toContain('<a href="https://palawan.example/#a=1&amp;b=2">Open it</a>');
  });

  test('has nothing in its HTML that was not written by us', () => {
    const { html } = renderEmail(
      {
        subject: EVIL,
        blocks: [text(EVIL), heading(EVIL), factsBlock([[EVIL, EVIL]]), list([EVIL]), link(EVIL, `https://x/"${EVIL}`)],
      },
      'en',
    );
    expect(html).not.toContain('<script');
    expect(html.match(/&lt;script&gt;alert\(&quot;x&quot;\)&lt;\/script&gt; &amp; &#39;so on&#39;/g)).toHaveLength(8);
    expect(html).not.toMatch(/(?:src|url|@import|<style)/);
  });

  test.each([
    ['Hello\r\nBcc: everybody@example.com', 'Hello Bcc: everybody@example.com'],
    ['Hello\u2028there\u0000', 'Hello there'],
    ['7:30\u202fAM', '7:30 AM'],
  ])('has a subject of one line: %j', (subject, expected) => {
    expect(renderEmail({ subject, blocks: [] }, 'en').subject).toBe(expected);
  });

  test('has a subject that is not too long', () => {
    expect(renderEmail({ subject: 'x'.repeat(500), blocks: [] }, 'en').subject).toHaveLength(150);
  });
});
