import { expect, test } from 'vitest';
import { openVoucherKeys } from '../../src/server/secrets/key-ring.ts';
import { aBackoffice } from '../fixtures/steps/a-backoffice.ts';

test('rotate-vouchers puts a new key first, and drops the older ones where that is said', async () => {
  const backoffice = await aBackoffice();
  const ring = () => openVoucherKeys({ VOUCHER_KEYS: undefined, DATA_DIR: `${backoffice.project}/data` });
  const before = ring().current;
  const { code, out } = await backoffice.run('rotate-vouchers');
  const [first, second] = [...ring().keys.keys()];
  expect([code, second]).toEqual([0, before]);
  expect(out).toBe(
    `Vouchers are signed with "${first}" once the server is started again. Still recognised: ${before}.\n`,
  );
  const dropped = await backoffice.run('rotate-vouchers', '--drop-old', '--json');
  const { current } = ring();
  expect(JSON.parse(dropped.out)).toEqual({ current, verifying: [] });
  expect([...ring().keys.keys()]).toEqual([current]);
});

test('rotate-vouchers changes no setting, and says how that is done', async () => {
  const backoffice = await aBackoffice();
  const VOUCHER_KEYS = `2027:${Buffer.alloc(32).toString('base64')}`;
  const { code, error } = await backoffice.runWith({ VOUCHER_KEYS }, 'rotate-vouchers');
  expect(code).toBe(1);
  expect(error).toMatch(/^The keys of vouchers are in VOUCHER_KEYS: put a new one before the others there/);
});
