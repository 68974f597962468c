import { describe, expect, test } from 'vitest';
import { actionsOf, isPermitted, needsVerification } from '../../../src/lib/desk/permissions.ts';

describe('what may be done at the desk (specification.md#signing-in)', () => {
  test('is everything for an owner', () => {
    expect(actionsOf('owner')).toEqual([
      'own-sessions',
      'read-departures',
      'check-in',
      'change-departures',
      'read-bookings',
      'change-bookings',
      'read-passports',
      'confirm-payments',
      'refund',
      'export-traveller',
      'erase-traveller',
      'read-staff',
      'change-staff',
      'change-settings',
      'edit-content',
    ]);
  });

  test('is all but staff, data of one traveller, settings and content for the desk', () => {
    const refused = actionsOf('owner').filter((action) => !isPermitted('desk', action));
    expect(refused).toEqual([
      'export-traveller',
      'erase-traveller',
      'read-staff',
      'change-staff',
      'change-settings',
      'edit-content',
    ]);
  });

  test('is to read departures and check people in for a driver', () => {
    expect(actionsOf('driver')).toEqual(['own-sessions', 'read-departures', 'check-in']);
  });

  test('is to edit content for an editor, who sees no departure and no booking', () => {
    expect(actionsOf('editor')).toEqual(['own-sessions', 'edit-content']);
  });

  test('asks for the passkey again before refunds, data of one traveller and changes of staff', () => {
    expect(actionsOf('owner').filter(needsVerification)).toEqual([
      'refund',
      'export-traveller',
      'erase-traveller',
      'change-staff',
    ]);
  });
});
