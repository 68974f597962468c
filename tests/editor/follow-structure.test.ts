import { describe, expect, test } from 'vitest';
import { followStructure } from '../../editor/server/follow-structure.ts';

describe('a translation whose English file has changed (specification.md#translations-that-follow)', () => {
  const english = { title: 'Van', content: { inclusions: ['Water', 'Driver', 'Fuel'] } };
  const french = {
    translation: { source: '12345678' },
    title: 'Van FR',
    content: { inclusions: ['Eau', 'Chauffeur', 'Essence'] },
  };

  test('keeps every text where nothing but wording changed', () => {
    const after = { title: 'A van', content: { inclusions: ['Cold water', 'Driver', 'Fuel'] } };
    expect(followStructure(english, after, french)).toEqual(french);
  });

  test('has a new item in English, at its place', () => {
    const after = { title: 'Van', content: { inclusions: ['Water', 'Driver', 'Insurance', 'Fuel'] } };
    expect(followStructure(english, after, french)).toMatchObject({
      content: { inclusions: ['Eau', 'Chauffeur', 'Insurance', 'Essence'] },
    });
  });

  test('loses what the English file has lost', () => {
    const after = { title: 'Van', content: { inclusions: ['Water', 'Fuel'] } };
    expect(followStructure(english, after, french)).toMatchObject({ content: { inclusions: ['Eau', 'Essence'] } });
  });

  test('moves with items that were moved', () => {
    const after = { title: 'Van', content: { inclusions: ['Fuel', 'Water', 'Driver'] } };
    expect(followStructure(english, after, french)).toMatchObject({
      content: { inclusions: ['Essence', 'Eau', 'Chauffeur'] },
    });
  });

  test('keeps the step of an itinerary whose hour has changed', () => {
    const before = { itinerary: { '08:00': 'Pickup', '12:00': 'Lunch' } };
    const after = { itinerary: { '08:30': 'Pickup', '12:00': 'Lunch', '15:00': 'Return' } };
    const texts = { itinerary: { '08:00': 'Départ', '12:00': 'Déjeuner' } };
    expect(followStructure(before, after, texts)).toEqual({
      itinerary: { '08:30': 'Départ', '12:00': 'Déjeuner', '15:00': 'Return' },
    });
  });

  test('finds areas by their id, and a first closure of the sea in English', () => {
    const before = {
      areas: [
        { id: 'a', name: 'Port' },
        { id: 'b', name: 'Airport' },
      ],
    };
    const after = {
      areas: [
        { id: 'b', name: 'The airport' },
        { id: 'c', name: 'Pier' },
      ],
      closures: [{ reason: 'the sea is rough' }],
    };
    const texts = {
      areas: [
        { id: 'a', name: 'Hafen' },
        { id: 'b', name: 'Flughafen' },
      ],
    };
    expect(followStructure(before, after, texts)).toEqual({
      areas: [
        { id: 'b', name: 'Flughafen' },
        { id: 'c', name: 'Pier' },
      ],
      closures: [{ reason: 'the sea is rough' }],
    });
  });

  test('keeps words to search for, which differ in number, and a title for search engines of its own', () => {
    const before = { content: { metaKeywords: ['one', 'two', 'three'] } };
    const after = { content: { metaKeywords: ['one', 'two', 'three', 'four'], seoTitle: 'Long' } };
    const texts = { content: { metaKeywords: ['eins', 'zwei'], seoTitle: 'Lang' } };
    expect(followStructure(before, after, texts)).toEqual(texts);
    expect(followStructure(before, after, { content: { metaKeywords: ['eins', 'zwei'] } })).toEqual({
      content: { metaKeywords: ['eins', 'zwei'] },
    });
  });
});
