import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aCatalogueFile, OPERATOR } from '../../fixtures/builders/a-booking-catalogue.ts';
import { startMailServer } from '../../fixtures/fakes/a-mail-server.ts';
import { aBuiltProject, failureOf, freePort, startProgram } from '../../fixtures/programs/server-program.ts';
import { book } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';

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
  // The clock's job has let the booking of long ago expire meanwhile, or not yet: that is another
  // mail.
  const about = mails.received.map(({ headers }) => headers.get('message-id')).filter((id) => id?.includes('-0-'));
  expect(about).toHaveLength(2);
});

test('the server program without a mail server says where the mails are', { timeout: 30_000 }, async () => {
  const { child, output } = startProgram(aBuiltProject(), { PORT: String(await freePort()) });
  await expect.poll(output, { timeout: 20_000 }).toContain('SMTP_URL is not set: mails stay in the outbox');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

/** A build of which the operator is still the example that comes with the program. */
function anExampleProject(): string {
  const project = aBuiltProject();
  const contacts = { ...OPERATOR.contacts, email: 'hello@example.com' };
  const catalogue = { ...aCatalogueFile(), operator: { ...OPERATOR, url: 'https://www.example.com', contacts } };
  writeFileSync(join(project, 'dist/server/booking-catalogue.json'), JSON.stringify(catalogue));
  return project;
}

test('the server program that sends mails warns of what in them is an example, and runs', {
  timeout: 30_000,
}, async () => {
  const { url } = await startMailServer();
  const settings = { PORT: String(await freePort()), SMTP_URL: url, MAIL_FROM: 'bookings@palawan.example' };
  const { child, output } = startProgram(anExampleProject(), settings);
  await expect.poll(output, { timeout: 20_000 }).toContain('http://');
  expect(output()).not.toContain('MAIL_FROM');
  for (const setting of ['OPERATOR_EMAIL', 'SITE_URL']) {
    // The log is written a moment later than what the program says itself.
    const saying = () => output().split(`is an example: set ${setting}`).length - 1;
    await expect.poll(saying, { timeout: 20_000 }).toBe(1);
  }
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('the server program without a mail server warns of no example', { timeout: 30_000 }, async () => {
  const { child, output } = startProgram(anExampleProject(), { PORT: String(await freePort()) });
  await expect.poll(output, { timeout: 20_000 }).toContain('http://');
  expect(output()).not.toContain('is an example');
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
