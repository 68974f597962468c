import { describe, expect, test } from 'vitest';
import { exactPolicy } from '../../../build/finish/content-security-policy.ts';

/** The hash of something that stands in another page. */
const STYLE = "'sha256-Q6ssnK9uHp5nXDGgnPpxYQkhdlIyw9z9vDzcwEsKNJQ='";

function pageWith(policy: string, body: string): string {
  return `<html><head><meta http-equiv="content-security-policy" content="${policy}">${body}</head></html>`;
}

function policyOf(html: string): string {
  return /content="([^"]*)"/.exec(html)?.[1] ?? '';
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}

describe('the content security policy of a page', () => {
  test('keeps the hashes of its own style and script', async () => {
    const [style, script] = [await hashOf('a{}'), await hashOf('go()')];
    const html = pageWith(
      `script-src 'self' ${script}; style-src 'self' ${style};`,
      '<style>a{}</style><script>go()</script>',
    );
    expect(exactPolicy(html)).toBe(html);
  });

  test('loses the hashes of what stands in other pages', () => {
    const html = pageWith(`style-src 'self' ${STYLE};`, '<style>b{}</style>');
    expect(policyOf(exactPolicy(html))).not.toContain(STYLE);
  });

  test('gains the hash of a script that Astro does not know', async () => {
    const html = pageWith("script-src 'self';", '<script>go()</script>');
    expect(policyOf(exactPolicy(html))).toBe(`script-src 'self' ${await hashOf('go()')};`);
  });

  test('has no hash of what stands before it, which it does not rule', () => {
    const html = pageWith("script-src 'self'; style-src 'self';", '').replace(
      '<meta',
      '<style>a{}</style><script>go()</script><meta',
    );
    expect(exactPolicy(html)).toBe(html);
  });

  test('does not count structured data as a script', async () => {
    const data = await hashOf('{}');
    const html = pageWith(`script-src 'self' ${data};`, '<script type="application/ld+json">{}</script>');
    expect(policyOf(exactPolicy(html))).toBe("script-src 'self';");
  });

  test('gains the hash of what a script puts in later, and keeps other origins', async () => {
    const html = pageWith("script-src 'self' https://tags.example;", '');
    expect(policyOf(exactPolicy(html, ['{"prefetch":[]}']))).toBe(
      `script-src 'self' ${await hashOf('{"prefetch":[]}')} https://tags.example;`,
    );
  });

  test('leaves a page without a policy as it is', () => {
    expect(exactPolicy('<html><style>a{}</style></html>')).toBe('<html><style>a{}</style></html>');
  });
});
