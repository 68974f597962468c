import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bundleOf } from '../../fixtures/programs/programs.ts';
import { aCartBody, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const run = promisify(execFile);

async function placeInAnotherProcess(secret: string, { DATA_DIR, DATABASE_URL }: DatabasePlace): Promise<string[]> {
  const args = [bundleOf('placing'), REF, secret, DATA_DIR, ...(DATABASE_URL ? [DATABASE_URL] : [])];
  return JSON.parse((await run(process.execPath, args)).stdout);
}

describeOnBothDatabases('two processes that save and book one cart at the same time', (newPlace) => {
  test('make one booking of it', { timeout: 30_000 }, async () => {
    const place = await newPlace();
    const services = await aServices(place);
    const { secret } = (await send(services, 'POST', `/api/cart/upsert/${REF}`, { body: aCartBody() })).body;
    const outcomes = (await Promise.all([1, 2].map(() => placeInAnotherProcess(secret, place)))).flat();
    expect(outcomes).toHaveLength(20);
    expect(outcomes.filter((kind) => kind === 'placed')).toHaveLength(1);
    expect(outcomes.filter((kind) => kind === 'already-booked')).toHaveLength(19);
    const rows = await services.database.read((db) => db.selectFrom('booked_trips').select('ref').execute());
    expect(rows).toHaveLength(1);
    expect(await services.unitOfWork.read((repositories) => repositories.carts.find(REF))).toBeNull();
  });
});
