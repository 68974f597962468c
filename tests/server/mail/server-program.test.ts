import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { book } from '../../fixtures/a-client.ts';
import { startMailServer } from '../../fixtures/a-mail-server.ts';
import { aServices } from '../../fixtures/a-services.ts';
import { aBuiltProject, failureOf, freePort, startProgram } from '../../fixtures/server-program.ts';

async function aProjectWithMails(): Promise<string> {
  const project = aBuiltProject();
  const services = await aServices({ DATA_DIR: join(project, 'data'), DATABASE_URL: undefined });
  await book(services);
  return project;
}

test('the server program sends what waits in the outbox, once, also after a restart', { timeout: 60_000 }, async () => {
  const mails = await startMailServer();
  const project = await aProjectWithMails();
  for (let start = 0; start < 2; start += 1) {
    const settings = { PORT: String(await freePort()), SMTP_URL: mails.url, OPERATOR_EMAIL: 'desk@palawan.example' };
    const { child, output } = startProgram(project, settings);
    await expect.poll(output, { timeout: 20_000 }).toContain('http://');
    await expect.poll(() => mails.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  }
  // The clock's job has let the booking of long ago expire meanwhile, or not yet: that is another mail.
  const about = mails.received.map(({ headers }) => headers.get('message-id')).filter((id) => id?.includes('-0-'));
  expect(about).toHaveLength(2);
});

test('the server program without a mail server says where the mails are', { timeout: 30_000 }, async () => {
  const { child, output } = startProgram(aBuiltProject(), { PORT: String(await freePort()) });
  await expect.poll(output, { timeout: 20_000 }).toContain('SMTP_URL is not set: mails stay in the outbox');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('the server program with a wrong SMTP_URL ends with one sentence, without the password', {
  timeout: 30_000,
}, async () => {
  expect(await failureOf(aBuiltProject(), { SMTP_URL: 'smtp//user:hunter2@mail.example.com' })).toBe(
    'SMTP_URL is "…"; it must be an address such as "smtps://user:password@mail.example.com:465" or "smtp://localhost:25".\n',
  );
});
