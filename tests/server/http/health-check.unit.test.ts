import { expect, test } from 'vitest';
import { createDamage } from '../../../src/server/database/damage.ts';
import { createHealthCheck } from '../../../src/server/http/health-check.ts';

/** A health check of a database that writes as it is told, and the time that goes by for it. */
function aCheck({ timeoutMs = 1000 } = {}) {
  const state = { tries: 0, ticks: 0, isLate: false, write: async () => {} };
  const damage = createDamage(() => {});
  const ask = createHealthCheck({
    tryWrite: () => {
      state.tries += 1;
      return state.write();
    },
    damage,
    isBackupLate: () => state.isLate,
    ticks: () => state.ticks,
    timeoutMs,
  });
  return { state, damage, ask };
}

const OK = { status: 'ok', database: 'ok' };
const UNAVAILABLE = { status: 'unavailable', database: 'unavailable' };

test('one write answers all who ask within three seconds', async () => {
  const { state, ask } = aCheck();
  expect(await Promise.all(Array.from({ length: 1000 }, ask))).toEqual(Array.from({ length: 1000 }, () => OK));
  state.ticks = 2999;
  expect([await ask(), state.tries]).toEqual([OK, 1]);
  state.ticks = 3000;
  expect([await ask(), state.tries]).toEqual([OK, 2]);
});

test('what cannot be written is unhealthy until it can be', async () => {
  const { state, ask } = aCheck();
  state.write = () => Promise.reject(new Error('full'));
  expect(await ask()).toEqual(UNAVAILABLE);
  state.write = async () => {};
  state.ticks = 3000;
  expect(await ask()).toEqual(OK);
});

test('a write that hangs is answered all the same, and none is begun behind it', async () => {
  const { state, ask } = aCheck({ timeoutMs: 10 });
  let end = () => {};
  state.write = () =>
    new Promise((resolve) => {
      end = resolve;
    });
  expect(await ask()).toEqual(UNAVAILABLE);
  state.ticks = 3000;
  expect([await ask(), state.tries]).toEqual([UNAVAILABLE, 1]);
  end();
  state.write = async () => {};
  state.ticks = 6000;
  expect([await ask(), state.tries]).toEqual([OK, 1]);
  state.ticks = 9000;
  expect([await ask(), state.tries]).toEqual([OK, 2]);
});

test('a damaged database says so, without another write', async () => {
  const { state, damage, ask } = aCheck();
  damage.report('a page is broken');
  expect([await ask(), state.tries]).toEqual([{ status: 'unavailable', database: 'damaged' }, 0]);
});

test('a late backup degrades what works, and nothing else (specification.md#backups)', async () => {
  const { state, damage, ask } = aCheck();
  state.isLate = true;
  expect(await ask()).toEqual({ status: 'degraded', database: 'ok', backups: 'late' });
  state.ticks = 3000;
  state.write = () => Promise.reject(new Error('full'));
  expect(await ask()).toEqual(UNAVAILABLE);
  damage.report('a page is broken');
  expect(await ask()).toEqual({ status: 'unavailable', database: 'damaged' });
});
