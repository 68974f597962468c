import { describe, expect, test } from 'vitest';
import { CONTACT_KINDS, contactLinks } from '../../../src/site/page-models/contact-links.ts';
import { aSite } from '../../fixtures/builders/a-page-context.ts';

const links = contactLinks(aSite(), 'Tour A & B', 'en');
const hrefOf = (kind: string) => links.find((link) => link.kind === kind)?.href;

describe('contact links (specification.md#help-sheet)', () => {
  test('are five, in their order (specification.md#help-sheet)', () => {
    expect(links.map(({ kind }) => kind)).toEqual(['email', 'phone', 'sms', 'whatsapp', 'messenger']);
    expect(links.map(({ kind }) => kind)).toEqual(CONTACT_KINDS);
  });

  test.each([
    ['email', 'mailto:hello@example.com?'],
    ['phone', 'tel:+63485550100'],
    ['sms', 'sms:+639175550101?'],
    ['whatsapp', 'https://wa.me/639175550102?'],
    ['messenger', 'https://m.me/example?'],
  ])('%s leads to %s', (kind, start) => {
    expect(hrefOf(kind)?.startsWith(start)).toBe(true);
  });

  test.each(['email', 'sms', 'whatsapp', 'messenger'])('%s says what it is about', (kind) => {
    expect(hrefOf(kind)).toContain('Tour%20A%20%26%20B');
  });

  test.each([
    ['phone', '+63 48 555 0100'],
    ['sms', '+63 917 555 0101'],
    ['whatsapp', '+63 917 555 0102'],
  ])('%s is readable: %s', (kind, detail) => {
    expect(links.find((link) => link.kind === kind)?.detail).toBe(detail);
  });
});
