import { expect, test } from 'vitest';
import { luggageNotes } from '../../../src/lib/catalogue/luggage-notes.ts';

test('notes about luggage are those that name it, without bags for other purposes', () => {
  const luggage = ['One suitcase and one carry-on each.', 'Bring one day bag only.', 'A plastic bag, and no luggage.'];
  expect(luggageNotes([...luggage, 'Sickness bags are in the seat pockets.', 'Be at the gate.'])).toEqual(luggage);
});

test('a note on which hour to choose after a flight is not about luggage, though it names bags', () => {
  expect(luggageNotes(['Leave an hour and a half after the planned landing. Bags can be slow.'])).toEqual([]);
});
