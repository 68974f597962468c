import { describe, expect, test } from 'vitest';
import { isConsentAsked } from '../../../src/lib/analytics/consent-region.ts';

const MANILA = 'Asia/Manila';

describe('consent (asked for in the EEA, the United Kingdom, Switzerland and Brazil)', () => {
  test.each([
    ['an English speaker in Berlin', 'en-US', 'Europe/Berlin'],
    ['a German speaker in Manila', 'de', MANILA],
    ['a German of Austria in Manila', 'de-AT', MANILA],
    ['a Briton in Singapore', 'en-GB', 'Asia/Singapore'],
    ['a Swiss in Zurich', 'de-CH', 'Europe/Zurich'],
    ['a Brazilian in Tokyo', 'pt-BR', 'Asia/Tokyo'],
    ['somebody in Manaus', 'en-US', 'America/Manaus'],
    ['somebody in Norway', 'en-US', 'Europe/Oslo'],
    ['somebody in Iceland', 'en-US', 'Atlantic/Reykjavik'],
    ['somebody on the Canary Islands', 'en-US', 'Atlantic/Canary'],
    ['somebody on Cyprus', 'en-US', 'Asia/Nicosia'],
    ['somebody on Reunion', 'en-US', 'Indian/Reunion'],
    ['somebody in French Guiana', 'en-US', 'America/Cayenne'],
    ['somebody in Kosovo, whose zone is that of Belgrade', 'en-US', 'Europe/Belgrade'],
    ['a browser that hides its place', 'en-US', 'UTC'],
    ['a browser that hides its place by another name', 'en-US', 'Etc/GMT'],
    ['a browser that says nothing', '', ''],
  ])('is asked for of %s', (_who, language, timeZone) => {
    expect(isConsentAsked({ languages: [language], timeZone })).toBe(true);
  });

  test('is asked for when any of the languages is from there', () => {
    expect(isConsentAsked({ languages: ['en-US', 'fr-FR'], timeZone: MANILA })).toBe(true);
  });
});

describe('consent elsewhere', () => {
  test.each([
    ['a Filipino', 'fil-PH', MANILA],
    ['an American in Manila', 'en-US', MANILA],
    ['a speaker of English of no country', 'en', MANILA],
    ['a Canadian who speaks French', 'fr-CA', 'America/Toronto'],
    ['a Mexican', 'es-MX', 'America/Mexico_City'],
    ['a Korean', 'ko', 'Asia/Seoul'],
    ['somebody in Curacao, where the law of the Netherlands does not reach', 'en-US', 'America/Curacao'],
    ['a browser with a broken language', 'not a language', MANILA],
  ])('comes with the first cart item of %s', (_who, language, timeZone) => {
    expect(isConsentAsked({ languages: [language], timeZone })).toBe(false);
  });
});
