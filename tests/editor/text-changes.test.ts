import { describe, expect, test } from 'vitest';
import { changedParagraphs, textChange } from '../../editor/lib/text-changes.ts';

const BEFORE = {
  title: 'Private van',
  content: { inclusions: ['Driver', 'Fuel'], itinerary: { '+0h': 'Start', '+1h': 'Lunch' } },
  areas: [
    { id: 'airport', name: 'Airport' },
    { id: 'pier', name: 'Pier' },
  ],
};

describe('an English text beside a translation', () => {
  test('is unchanged where it is as it was translated', () => {
    expect(textChange(BEFORE, {}, ['title'], 'Private van')).toBeNull();
  });

  test('is told with what it was', () => {
    expect(textChange(BEFORE, {}, ['title'], 'A van')).toEqual({ was: 'Private van' });
    expect(textChange(BEFORE, {}, ['content', 'inclusions', 1], 'Fuel and tolls')).toEqual({ was: 'Fuel' });
  });

  test('is new where nothing stood in its place', () => {
    expect(textChange(BEFORE, {}, ['content', 'inclusions', 2], 'Water')).toEqual({ was: null });
    expect(textChange(BEFORE, {}, ['lead'], 'A lead')).toEqual({ was: null });
  });

  test('is the same where it has only moved in its list or to another time', () => {
    expect(textChange(BEFORE, {}, ['content', 'inclusions', 0], 'Fuel')).toBeNull();
    expect(textChange(BEFORE, {}, ['content', 'itinerary', '+2h'], 'Lunch')).toBeNull();
  });

  test('is compared with the entry of the same id', () => {
    const translated = { areas: [{ id: 'pier', name: 'Quai' }] };
    expect(textChange(BEFORE, translated, ['areas', 0, 'name'], 'Pier')).toBeNull();
    expect(textChange(BEFORE, translated, ['areas', 0, 'name'], 'Old pier')).toEqual({ was: 'Pier' });
  });
});

test('paragraphs that an earlier version has not are changed, in whatever order', () => {
  expect(changedParagraphs('One.\n\nTwo.\n', 'Two.\n\nThree.\n\nOne.\n')).toEqual(['Three.']);
  expect(changedParagraphs(null, 'One.\n')).toEqual([]);
});
