import { describe, expect, test } from 'vitest';
import { type Departure, manifestOf } from '../../../src/server/backoffice/manifest.ts';
import { manifestHtml } from '../../../src/server/backoffice/manifest-html.ts';
import { aDeparture, MARIA, PASSPORT } from '../../fixtures/builders/a-departure.ts';

const TOGETHER = () => null;

describe('a manifest to print', () => {
  const title = { operator: 'Dalan & Palawan', day: '2026-12-01', madeAt: '2026-11-30T18:00:00+08:00' };

  test('is an A4 page with a box to tick for each booking, and says what is missing', () => {
    const html = manifestHtml(
      manifestOf([aDeparture({ persons: [MARIA, null], cashPhp: 800, dueCents: 13_800 })], TOGETHER),
      title,
    );
    expect(html).toContain('size: A4');
    expect(html).toContain('<h1>Dalan &amp; Palawan: manifest of Tue, Dec 1, 2026</h1>');
    expect(html.match(/class="box"/g)).toHaveLength(1);
    for (const words of [
      '1 of 2 names missing',
      'name missing',
      'Brings PHP 800',
      'Owes US$138',
      '5J 637, 06:40',
      'Maria Santos, PT, adult',
    ])
      expect(html).toContain(words);
  });

  test('says whose passport is not there', () => {
    const persons = [MARIA, { ...MARIA, documents: 'missing' }, { ...MARIA, documents: 'unreadable' }] as const;
    const pageOf = (documents: Departure['documents']) =>
      manifestHtml(manifestOf([aDeparture({ people: 3, documents, persons })], TOGETHER), title);
    expect([...pageOf('passport').matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item)).toEqual([
      'Maria Santos, PT, adult',
      'Maria Santos, PT, adult <span class="missing">passport missing</span>',
      'Maria Santos, PT, adult <span class="missing">passport unreadable</span>',
    ]);
    expect(pageOf('none')).not.toContain('passport');
  });

  test('runs nothing that travellers typed', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const trip = aDeparture({
      booker: { name: evil, email: evil, mobile: evil },
      notes: evil,
      arrival: evil,
      pickup: { name: evil, note: evil },
      dropoff: { name: evil, note: null },
      persons: [{ ...MARIA, name: evil, passport: { ...PASSPORT, name: evil } }, null],
    });
    expect(manifestHtml(manifestOf([trip], TOGETHER), title)).not.toContain('<img');
  });

  test('shows what travellers typed as it is seen, and turns nothing', () => {
    const trip = aDeparture({
      notes: '\u202eevil\u2066',
      persons: [{ ...MARIA, name: 'علی\u200cرضا\u200f\ud83c' }, null],
    });
    const html = manifestHtml(manifestOf([trip], TOGETHER), title);
    expect(html).toContain('علی\u200cرضا, PT');
    expect(html).toContain('<td>evil</td>');
  });

  test('of a day on which nobody leaves says so', () => {
    expect(manifestHtml([], title)).toContain('Nobody leaves on this day.');
  });
});
