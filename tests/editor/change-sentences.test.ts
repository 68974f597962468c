import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../editor/server/change-sentences.ts';

const textOf = (path: string) => readFileSync(`src/content/${path}`, 'utf8');

/** What is said when texts of a file are replaced. */
function sentencesFor(path: string, ...changes: readonly (readonly [from: string | RegExp, to: string])[]) {
  const before = textOf(path);
  const after = changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${path} has no ${from}`);
    return changed;
  }, before);
  return sentencesOf(new Map([[path, before]]), new Map([[path, after]]));
}

const VAN = 'listings/PV-PPS-ELN.yaml';
const BOAT = 'listings/JT-ELN-A.yaml';

describe('a sentence', () => {
  test('says which listing has another price', () => {
    expect(sentencesFor(VAN, ['base: 150', 'base: 155'])).toEqual(['Private van PPS–ELN: base 150 → 155']);
  });

  test('says each field that changed, in the order of the form', () => {
    expect(
      sentencesFor(
        VAN,
        ['units: 4', 'units: 5'],
        ['status: PUBLISHED', 'status: DRAFT'],
        ['private-van-24h', 'private-van-48h'],
      ),
    ).toEqual([
      'Private van PPS–ELN: capacity units 4 → 5',
      'Private van PPS–ELN: status PUBLISHED → DRAFT',
      'Private van PPS–ELN: policy private-van-24h → private-van-48h',
    ]);
  });

  test('names days without a trip', () => {
    const days = (to: string, reason: string) =>
      `closures:\n  - { from: "2027-06-01", to: "${to}", reason: ${reason} }\nstatus: PUBLISHED`;
    const title = 'El Nido Tour A joining boat to the Big Lagoon and Secret Lagoon';
    expect(sentencesFor(BOAT, ['status: PUBLISHED', days('2027-06-07', 'rough sea')])).toEqual([
      `${title}: new closure 2027-06-01 to 2027-06-07`,
    ]);
    const closed = (to: string, reason: string) =>
      new Map([[BOAT, textOf(BOAT).replace('status: PUBLISHED', days(to, reason))]]);
    expect(sentencesOf(closed('2027-06-07', 'rough sea'), closed('2027-06-10', 'rough sea'))).toEqual([
      `${title}: closure 2027-06-01 to 2027-06-07 → 2027-06-01 to 2027-06-10`,
    ]);
    expect(sentencesOf(closed('2027-06-07', 'rough sea'), closed('2027-06-07', 'the docks'))).toEqual([
      `${title}: closure 2027-06-01 to 2027-06-07 reason “rough sea” → “the docks”`,
    ]);
  });

  test('says what came into a list and what went out of it', () => {
    expect(
      sentencesFor(
        VAN,
        ['    - Driver and fuel\n', ''],
        ['    - Travel insurance\n', '    - Travel insurance\n    - Tips\n'],
      ),
    ).toEqual(['Private van PPS–ELN: inclusion “Driver and fuel” removed', 'Private van PPS–ELN: new exclusion Tips']);
  });

  test('says that a list has another order', () => {
    expect(sentencesFor(VAN, ['images: [VAN, ELN-D]', 'images: [ELN-D, VAN]'])).toEqual([
      'Private van PPS–ELN: images in another order',
    ]);
  });

  test('says that a step of an itinerary is at another time, and when one has another text', () => {
    expect(sentencesFor(VAN, ['"+4h":', '"+4h10m":'], [/"\+20m": .*/, '"+20m": Robinsons mall.'])).toEqual([
      'Private van PPS–ELN: itinerary +4h → +4h10m',
      'Private van PPS–ELN: itinerary +20m “Robinsons mall, the last big…” → “Robinsons mall.”',
    ]);
  });

  test('shortens long texts', () => {
    const [sentence = ''] = sentencesFor(VAN, [
      /seoDescription: .*/,
      `seoDescription: ${'Long words. '.repeat(11)}End.`,
    ]);
    expect(sentence).toBe(
      'Private van PPS–ELN: SEO description “Ride from Puerto Princesa airport or…” → “Long words. Long words. Long words…”',
    );
  });

  test('names entries of a list by their own names', () => {
    expect(sentencesFor('places/ELN.yaml', ['kind: hotels', 'kind: village'])).toEqual([
      'Place El Nido: area “Any hotel in El Nido town” kind hotels → village',
    ]);
    expect(sentencesFor('settings/redirects.yaml', ['to: /el-nido-island-tours-and-activities', 'to: /tours'])).toEqual(
      ['Redirects: redirect /el-nido-tours to /el-nido-island-tours-and-activities → /tours'],
    );
    expect(sentencesFor('policies/private-van-24h.yaml', ['until: 24h', 'until: 48h'])).toEqual([
      'Policy private-van-24h: refund step 24h at 0 % → 48h at 0 %',
    ]);
    expect(sentencesFor('settings/rates.yaml', [/EUR: .*/, 'EUR: 0.9'])).toEqual([
      expect.stringMatching(/^Exchange rates: EUR \d\.\d+ → 0\.9$/),
    ]);
    expect(sentencesFor('settings/heroes.yaml', ['image: ELN-B/1', 'image: ELN-B/4'])).toEqual([
      'Heroes: hero / image ELN-B/1 → ELN-B/4',
    ]);
  });

  test('says a field that was not there, by what counted without it', () => {
    expect(sentencesFor(VAN, ['status: PUBLISHED', 'status: PUBLISHED\nsample: true\nadvisedFromAge: 8'])).toEqual([
      'Private van PPS–ELN: advised from age none → 8',
      'Private van PPS–ELN: sample no → yes',
    ]);
  });

  test('says which paragraph of an article changed', () => {
    const text = textOf('pages/about.md');
    const now = `${text}\nOne more thing.\n`;
    expect(sentencesOf(new Map([['pages/about.md', text]]), new Map([['pages/about.md', now]]))).toEqual([
      'Page /about: new paragraph “One more thing.”',
    ]);
  });

  test('names the language of a translation', () => {
    expect(sentencesFor('listings/PV-PPS-ELN.fr.yaml', ['Van privé de', 'Fourgon de'])).toEqual([
      'PV-PPS-ELN in French: title “Van privé de Puerto Princesa à El Nido” → “Fourgon de Puerto Princesa à El Nido”',
    ]);
  });
});

describe('sentences of several files', () => {
  test('say what is new and what is gone, translations with their file', () => {
    const files = new Map([
      [VAN, textOf(VAN)],
      ['listings/PV-PPS-ELN.fr.yaml', textOf('listings/PV-PPS-ELN.fr.yaml')],
    ]);
    expect(sentencesOf(new Map(), files)).toEqual(['New listing: Private van PPS–ELN']);
    expect(sentencesOf(files, new Map())).toEqual(['Removed: Private van PPS–ELN']);
    expect(sentencesOf(new Map([[VAN, textOf(VAN)]]), files)).toEqual(['New: Private van PPS–ELN in French']);
  });

  test('leave out the time of the last edit, unless nothing else changed', () => {
    const time = ['2026-11-21T09', '2026-11-22T09'] as const;
    expect(sentencesFor(VAN, time, ['base: 150', 'base: 155'])).toEqual(['Private van PPS–ELN: base 150 → 155']);
    expect(sentencesFor(VAN, time)).toEqual([
      'Private van PPS–ELN: last edit 2026-11-21T09:00:00+08:00 → 2026-11-22T09:00:00+08:00',
    ]);
  });

  test('say where only comments changed, and nothing where nothing did', () => {
    expect(sentencesFor(VAN, ['code:', '# A comment.\ncode:'])).toEqual(['Private van PPS–ELN: layout or comments']);
    expect(sentencesOf(new Map([[VAN, textOf(VAN)]]), new Map([[VAN, textOf(VAN)]]))).toEqual([]);
  });

  test('are in the order in which the editor lists files', () => {
    const before = new Map([
      ['settings/site.yaml', textOf('settings/site.yaml')],
      [VAN, textOf(VAN)],
    ]);
    const after = new Map([
      ['settings/site.yaml', textOf('settings/site.yaml').replace(/markup: .*/, 'markup: "1.2"')],
      [VAN, textOf(VAN).replace('base: 150', 'base: 155')],
    ]);
    expect(sentencesOf(before, after)).toEqual(['Private van PPS–ELN: base 150 → 155', 'Site: markup 1.15 → 1.2']);
  });

  test('are counted where one file has very many', () => {
    const sentences = sentencesFor('reviews/en.yaml', [/reviewRating: 5/g, 'reviewRating: 4']);
    expect(sentences).toHaveLength(13);
    expect(sentences.at(-1)).toMatch(/^Reviews in English: \d+ more changes$/);
  });

  test('say of a file that cannot be read only that it changed', () => {
    const sentences = sentencesOf(new Map([[VAN, textOf(VAN)]]), new Map([[VAN, 'code: [']]));
    expect(sentences).toEqual(['Private van PPS–ELN: changed']);
  });
});
