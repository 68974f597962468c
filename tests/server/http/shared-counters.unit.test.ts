import { expect, test } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { createRateLimits } from '../../../src/server/http/rate-limits.ts';
import { createSharedCounters } from '../../../src/server/http/shared-counters.ts';
import { aRing } from '../../fixtures/steps/a-services.ts';

test('sign-ins are counted in this process while the database does not answer', async () => {
  const direct: Database['direct'] = () => Promise.reject(new Error('no database'));
  const limits = createRateLimits(1000, createSharedCounters({ direct }, aRing('test')));
  for (let count = 0; count < 60; count += 1) expect(await limits.take('signIn', '203.0.113.7')).toBe(0);
  expect(await limits.take('signIn', '203.0.113.7')).toBeGreaterThan(0);
  expect(await limits.take('signIn', '203.0.113.8')).toBe(0);
  await limits.release('signIn', '203.0.113.7');
});
