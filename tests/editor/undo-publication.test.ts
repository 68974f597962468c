import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aPublishedProject, type PublishedProject } from '../fixtures/steps/a-publisher.ts';

const PICTURE = 'src/assets/images/VAN/VAN1.webp';

/** A project that has published a price, a new file, a removed one and a picture. */
async function published(): Promise<{ project: PublishedProject; id: string }> {
  const project = aPublishedProject();
  const publisher = await project.open();
  project.save('listings/A.yaml', 'base: 155');
  project.save('listings/B.yaml', null);
  project.save('listings/C.yaml', 'base: 20');
  writeFileSync(join(project.folder, PICTURE), Buffer.from([200, 0, 201]));
  const id = await publisher.publish('Ana');
  await publisher.idle();
  return { project, id };
}

test('an undone publication has its old texts, files and pictures back, and they are live', async () => {
  const { project, id } = await published();
  const publisher = await project.open();
  expect(await publisher.undo(id, 'Ben')).toEqual({ kind: 'publishing', id: expect.any(String) });
  await publisher.idle();
  expect(project.served('A.html')).toBe('base: 150');
  expect(project.saved('listings/B.yaml')).toBe('base: 90');
  expect(existsSync(join(project.folder, 'src/content/listings/C.yaml'))).toBe(false);
  expect([...readFileSync(join(project.folder, PICTURE))]).toEqual([0, 255, 1]);
  const [newest] = (await publisher.list()).publications;
  expect(newest).toMatchObject({ by: 'Ben', state: 'live', undoes: id });
});

test('an undo can be undone', async () => {
  const { project, id } = await published();
  const publisher = await project.open();
  const outcome = await publisher.undo(id, 'Ben');
  await publisher.idle();
  if (outcome.kind !== 'publishing') throw new Error('It was not undone.');
  await publisher.undo(outcome.id, 'Ana');
  await publisher.idle();
  expect(project.served('A.html')).toBe('base: 155');
  expect([...readFileSync(join(project.folder, PICTURE))]).toEqual([200, 0, 201]);
});

test('files that were changed since are named, and nothing is overwritten', async () => {
  const { project, id } = await published();
  const publisher = await project.open();
  project.save('listings/A.yaml', 'base: 170');
  expect(await publisher.undo(id, 'Ben')).toEqual({ kind: 'changed-since', paths: ['listings/A.yaml'] });
  expect(project.saved('listings/A.yaml')).toBe('base: 170');
  expect(existsSync(join(project.folder, 'src/content/listings/B.yaml'))).toBe(false);
  expect((await publisher.list()).publications).toHaveLength(1);
});

test('a file that was made again under the name of a removed one is named', async () => {
  const { project, id } = await published();
  const publisher = await project.open();
  project.save('listings/B.yaml', 'base: 91');
  expect(await publisher.undo(id, 'Ben')).toEqual({ kind: 'changed-since', paths: ['listings/B.yaml'] });
});

test('what never was live cannot be taken back, nor what never was published', async () => {
  const project = aPublishedProject();
  const publisher = await project.open({ build: async () => Promise.reject(new Error('no disk')) });
  project.save('listings/A.yaml', 'base: 155');
  const id = await publisher.publish('Ana');
  await publisher.idle();
  await expect(publisher.undo(id, 'Ben')).rejects.toMatchObject({ status: 409 });
  await expect(publisher.undo('20260101', 'Ben')).rejects.toMatchObject({ status: 404 });
  await expect(publisher.undo('../../outside', 'Ben')).rejects.toMatchObject({ status: 404 });
});
