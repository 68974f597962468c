import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startMailServer } from '../../fixtures/fakes/a-mail-server.ts';
import { mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { bundleOf } from '../../fixtures/programs/programs.ts';
import { book, CONTACT } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const KILLS = 4;

function startSendingProgram(url: string, { DATA_DIR, DATABASE_URL }: DatabasePlace) {
  return spawn(process.execPath, [bundleOf('sending'), url, DATA_DIR, ...(DATABASE_URL ? [DATABASE_URL] : [])], {
    stdio: 'inherit',
  });
}

describeOnBothDatabases(
  `a sender that is killed ${KILLS} times between the server's taking a mail and writing that down`,
  (newPlace) => {
    test('loses no mail, and repeats at most the one that it was killed over, as the same message', {
      timeout: 60_000,
    }, async () => {
      const place = await newPlace();
      const services = await aServices(place);
      const refs = Array.from({ length: 8 }, (_, index) => `KILL000${index}`);
      for (const bookingRef of refs) {
        // One address would get some of them in one mail, later.
        await book(services, { bookingRef, contactInfo: { ...CONTACT, email: `${bookingRef}@example.com` } });
      }

      let kill: () => void = () => {};
      let sinceStart = 0;
      const server = await startMailServer({}, () => {
        sinceStart += 1;
        // The third mail of each life is there, and nobody is left to hear of it.
        if (sinceStart === 3) kill();
      });
      for (let life = 0; life <= KILLS; life += 1) {
        const child = startSendingProgram(server.url, place);
        sinceStart = life === KILLS ? -1000 : 0;
        kill = () => child.kill('SIGKILL');
        const [code, signal] = await once(child, 'close');
        expect([code, signal]).toEqual(life === KILLS ? [0, null] : [null, 'SIGKILL']);
      }

      const ids = server.received.map(({ headers }) => headers.get('message-id'));
      const expected = refs.flatMap((ref) => [
        `<${ref}-0-operator@palawan.example>`,
        `<${ref}-0-traveller@palawan.example>`,
      ]);
      expect([...new Set(ids)].toSorted()).toEqual(expected.toSorted());
      expect(ids).toHaveLength(expected.length + KILLS);
      expect([...(await mailsIn(services)).values()].every(({ state }) => state === 'sent')).toBe(true);
      const links = server.received.flatMap(({ parts }) => parts[0]?.text.match(/secret=[\w-]{43}/) ?? []);
      expect(new Set(links).size).toBe(refs.length);
    });
  },
);
