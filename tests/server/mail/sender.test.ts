import { expect, test } from 'vitest';
import type { Tables } from '../../../src/server/database/tables.ts';
import { LEASE_TTL_MS } from '../../../src/server/mail/lease-watch.ts';
import { MailRejected } from '../../../src/server/mail/mail-transport.ts';
import { MAX_ATTEMPTS } from '../../../src/server/mail/retry-policy.ts';
import { aMailer, leaseAndDie, mailsIn, statesIn } from '../../fixtures/fakes/a-mailer.ts';
import { book, REF } from '../../fixtures/steps/a-client.ts';
import { aServices, NOON, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const BOTH = [`${REF}-0-operator`, `${REF}-0-traveller`] as const;

/** Changes rows of the outbox behind its back. */
const changeMails = ({ database }: TestServices, changes: Partial<Tables['outbox']>, id: string = '%') =>
  database.write('outbox', async (db) => {
    await db.updateTable('outbox').set(changes).where('id', 'like', id).execute();
  });

describeOnBothDatabases('a mail that', (newPlace) => {
  test('is refused for now is tried again, ever later, and is the same one then', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const { sender, sent, failWith } = aMailer(services);
    failWith(new Error('451 try again later'));
    expect([await sender.sendDue(), await sender.sendDue()]).toEqual([2, 0]);
    expect((await mailsIn(services)).get(BOTH[1])).toMatchObject({
      state: 'waiting',
      attempts: 1,
      dueAt: '2026-11-21T12:01:00+08:00',
      lastError: '451 try again later',
    });
    services.setTime('2026-11-21T12:01:00+08:00');
    await sender.sendDue();
    expect((await mailsIn(services)).get(BOTH[1])).toMatchObject({
      attempts: 2,
      dueAt: '2026-11-21T12:03:00+08:00',
    });
    failWith(null);
    services.setTime('2026-11-21T12:03:00+08:00');
    await sender.sendDue();
    expect(sent.map(({ id }) => id).toSorted()).toEqual(BOTH.map((id) => `<${id}@palawan.example>`));
    const secrets = await services.unitOfWork.read((repositories) => repositories.secrets.hashesOf(REF));
    expect(secrets).toHaveLength(2);
  });

  test('is refused with characters that a database may not keep waits as any other', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const { sender, failWith } = aMailer(services);
    failWith(new Error('451 \u0000try\u0007 again'));
    await sender.sendDue();
    expect((await mailsIn(services)).get(BOTH[1])).toMatchObject({ state: 'waiting', lastError: '451  try  again' });
  });

  test('is refused for good is given up at once, and the log says so without naming anybody', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const { sender, failWith } = aMailer(services);
    failWith(new MailRejected('550 5.1.1 <maria@example.com> no such user'));
    await sender.sendDue();
    expect(await statesIn(services)).toEqual(BOTH.map((id) => `${id} failed`));
    expect(services.log.filter(({ level }) => level === 'error')).toHaveLength(2);
    expect(JSON.stringify(services.log)).not.toContain('maria');
  });

  test(`was tried ${MAX_ATTEMPTS} times is given up`, async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const { sender, failWith } = aMailer(services);
    failWith(new Error('421 closed'));
    await changeMails(services, { attempts: MAX_ATTEMPTS - 1 });
    await sender.sendDue();
    expect(await statesIn(services)).toEqual(BOTH.map((id) => `${id} failed`));
  });

  test('ended its process each time is given up without another try', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    await changeMails(services, { attempts: MAX_ATTEMPTS });
    const { sender, sent } = aMailer(services);
    await sender.sendDue();
    expect(sent).toEqual([]);
    expect(await statesIn(services)).toEqual(BOTH.map((id) => `${id} failed`));
  });

  test('was being sent when its process died is sent by the next one, after a while, as the same message', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    expect(await leaseAndDie(services, NOON)).toBe(2);
    const { sender, sent, wait } = aMailer(services);
    expect(await sender.sendDue()).toBe(0);
    wait(LEASE_TTL_MS - 1);
    expect(await sender.sendDue()).toBe(0);
    wait(1);
    expect(await sender.sendDue()).toBe(2);
    expect(sent.map(({ id }) => id).toSorted()).toEqual(BOTH.map((id) => `<${id}@palawan.example>`));
    expect((await mailsIn(services)).get(BOTH[0])).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('two living senders find at the same time is sent once', async () => {
    const place = await newPlace();
    const [one, two] = [await aServices(place), await aServices(place)];
    for (const ref of ['AAAA1111', 'BBBB2222', 'CCCC3333', 'DDDD4444']) await book(one, { bookingRef: ref });
    const rooms = [aMailer(one), aMailer(two)];
    const tried = await Promise.all(rooms.map(({ sender }) => sender.sendDue()));
    const ids = rooms.flatMap(({ sent }) => sent.map(({ id }) => id));
    expect(tried.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(new Set(ids).size).toBe(8);
    expect(ids).toHaveLength(8);
  });

  test('was sent while the database was away is not sent again by the same process', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    let isAway = true;
    const { unitOfWork } = services;
    const { sender, sent } = aMailer(services, {
      unitOfWork: {
        ...unitOfWork,
        write: (key, work) => {
          if (isAway && sent.length === 1) return Promise.reject(new Error('away'));
          return unitOfWork.write(key, work);
        },
      },
    });
    await expect(sender.sendDue()).rejects.toThrow('away');
    isAway = false;
    await sender.sendDue();
    expect(sent).toHaveLength(2);
    expect(await statesIn(services)).toEqual(BOTH.map((id) => `${id} sent`));
  });

  test('does not stop the others when it cannot be written', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    await changeMails(services, { facts: '{}' }, BOTH[0]);
    const { sender } = aMailer(services);
    await sender.sendDue();
    expect(await statesIn(services)).toEqual([`${BOTH[0]} waiting`, `${BOTH[1]} sent`]);
  });
});
