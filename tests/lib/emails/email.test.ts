import { describe, expect, test } from 'vitest';
import {
  factsBlock,
  heading,
  link,
  list,
  mainLink,
  only,
  renderEmail,
  text,
  title,
} from '../../../src/lib/emails/email.ts';

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

  test('begins with whose it is, and shows what it is for as a button that a finger meets', () => {
    const { text: plain, html } = renderEmail(
      { subject: '', blocks: [title('Dalan Palawan'), mainLink('Open it', 'https://x/')] },
      'en',
    );
    expect(plain).toBe('Dalan Palawan\n\nOpen it:\nhttps://x/\n');
    expect(html).toMatch(/<h1 [^>]*>Dalan Palawan<\/h1>\n<p><a href="https:\/\/x\/" style="[^"]*padding:12px 20px/);
  });

  test('calls and writes with a touch in HTML, where numbers stay in one piece', () => {
    const number = '+63\u00a048\u00a0555\u202f0100';
    const call = { words: number, url: 'tel:+63485550100' };
    const { text: plain, html } = renderEmail(
      { subject: '', blocks: [text(`Call ${number}.`, call), factsBlock([['Call', number, call]])] },
      'en',
    );
    expect(plain).toBe('Call +63 48 555 0100.\n\nCall: +63 48 555 0100\n');
    const anchor = '<a href="tel:+63485550100">+63\u00a048\u00a0555\u00a00100</a>';
    expect(html).toContain(`<p>Call ${anchor}.</p>`);
    expect(html).toContain(`>${anchor}</td>`);
  });

  test('leaves out empty tables, a second colon, and what only the other form has', () => {
    const { text: plain, html } = renderEmail(
      {
        subject: '',
        blocks: [
          factsBlock([['Note', null]]),
          link('Pay here: Card', 'https://x/'),
          only('text', text('In text')),
          only('html', text('In HTML')),
        ],
      },
      'en',
    );
    expect(plain).toBe('Pay here: Card\nhttps://x/\n\nIn text\n');
    expect(html).toContain('<p>In HTML</p>');
    expect(html).not.toMatch(/<table|In text/);
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
