import { describe, expect, test } from 'vitest';
import { closureDays, closureWeek, isYearly, switchedClosure } from '../../editor/lib/closure-rows.ts';
import { cropShape, cropText, largestCrop, movedCrop, resizedCrop } from '../../editor/lib/crop.ts';
import { sumItinerary } from '../../editor/lib/itinerary-sums.ts';
import { refundBars } from '../../editor/lib/refund-bars.ts';
import { parseUnsavedWork } from '../../editor/lib/unsaved-work.ts';

const step = (name: string, value = 'Something is seen.') => ({ name, value });

describe('the sums of an itinerary (specification.md#listing-content)', () => {
  test('say that the steps fill the duration', () => {
    expect(sumItinerary([step('+0h'), step('+2h15m-+2h45m'), step('+5h')], '5h', [])).toEqual({
      isRight: true,
      text: 'The steps add up to 5h, the duration.',
    });
  });

  test('say by how much the steps are too short or too long', () => {
    expect(sumItinerary([step('+0h'), step('+4h15m')], '5h', []).text).toBe(
      'The steps last 4h15m, the duration is 5h: 45m too short.',
    );
    expect(sumItinerary([step('08:00'), step('13:30')], '5h', ['08:00']).text).toBe(
      'The steps last 5h30m, the duration is 5h: 30m too long.',
    );
  });

  test.each([
    [[step('+0h'), step('')], '5h', 'Each step needs a time'],
    [[step('+0h'), step('+5h', '')], '5h', 'Each step needs a time'],
    [[step('+0h'), step('+5h')], 'long', 'Fill in the duration'],
    [[step('+3h'), step('+1h')], '5h', 'The itinerary has steps out of order'],
  ])('say what is wrong with %j', (rows, duration, text) => {
    const sums = sumItinerary(rows, duration, []);
    expect(sums.isRight).toBe(false);
    expect(sums.text).toContain(text);
  });
});

describe('the part of a picture that is shown', () => {
  test('is the largest of the shape of all pictures, from the middle', () => {
    expect(largestCrop(3000, 2000)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(largestCrop(2000, 2000)).toEqual({ x: 0, y: 16.67, width: 100, height: 66.67 });
    expect(largestCrop(6000, 2000)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  });

  test('never leaves the picture', () => {
    const crop = { x: 10, y: 10, width: 50, height: 50 };
    expect(movedCrop(crop, -20, 90)).toMatchObject({ x: 0, y: 50 });
    expect(movedCrop(crop, Number.MAX_VALUE, 0)).toMatchObject({ x: 50 });
  });

  test('has its shape in every size', () => {
    const shape = cropShape(2000, 2000);
    const smaller = resizedCrop(largestCrop(2000, 2000), 60, shape);
    expect(smaller).toMatchObject({ width: 60, height: 40 });
    expect(resizedCrop(smaller, 500, shape)).toMatchObject({ x: 0, width: 100 });
    expect(cropText(smaller)).toBe('0,16.67,60,40');
  });
});

describe('days without a trip', () => {
  test('are a week from a day, with both ends', () => {
    const week = closureWeek('2027-06-28');
    expect(week).toEqual({ from: '2027-06-28', to: '2027-07-04', reason: '' });
    expect(closureDays(week)).toBe(7);
  });

  test('have no length while a date is missing', () => {
    expect(closureWeek('')).toEqual({ from: '', to: '', reason: '' });
    expect(closureWeek('2027-02-31').to).toBe('2027-02-31');
    expect(closureDays({ from: '2027-06-07', to: '2027-06-01', reason: '' })).toBeNull();
  });

  test('become yearly and back, also over New Year', () => {
    const winter = { from: '12-20', to: '01-10', reason: 'rest' };
    const once = switchedClosure(winter, 2027);
    expect(once).toEqual({ from: '2027-12-20', to: '2028-01-10', reason: 'rest' });
    expect(isYearly(once)).toBe(false);
    expect(switchedClosure(once, 2027)).toEqual(winter);
  });
});

describe('the drawing of a refund schedule', () => {
  const policy = {
    name: 'Free until a week before',
    payment: { type: 'full' },
    ladder: [
      { until: '7d', feePercent: 0 },
      { until: '24h', feePercent: 50 },
      { until: '0h', feePercent: 100 },
    ],
    processingFeePercent: 0,
    noShowFeePercent: 100,
    bookingNotice: '12h',
  };

  test('has a bar for each step and for those who do not come', () => {
    expect(refundBars(policy).map(({ percent }) => percent)).toEqual([100, 50, 0, 0]);
    expect(refundBars(policy)[0]?.label).toBe('until 7 days before');
  });

  test('is not there while the policy has mistakes', () => {
    expect(refundBars({ ...policy, ladder: [{ until: 'soon', feePercent: 0 }] })).toEqual([]);
  });
});

describe('stored unsaved work', () => {
  test.each([null, '', '{', '{}', '{"data":1}', '[]'])('is none where %j is stored', (text) => {
    expect(parseUnsavedWork(text)).toBeNull();
  });
});
