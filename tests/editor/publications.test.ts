import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Publisher } from '../../editor/server/publisher.ts';
import { BuildFailure, type ReleaseRequest } from '../../editor/server/release-build.ts';
import { aPublishedProject } from '../fixtures/steps/a-publisher.ts';
import { publisherParts } from '../fixtures/steps/publisher-parts.ts';

async function publishAndWait(publisher: Publisher, by = 'Ana'): Promise<string> {
  const id = await publisher.publish(by);
  await publisher.idle();
  return id;
}

async function newest(publisher: Publisher) {
  const { publications } = await publisher.list();
  if (!publications[0]) throw new Error('There is no publication.');
  return publications[0];
}

test('what is saved is live after it was published, and remembered with who and what', async () => {
  const project = aPublishedProject();
  const publisher = await project.open();
  project.save('listings/A.yaml', 'base: 155');
  expect((await publisher.list()).pending).toEqual(['listings/A.yaml: base: 150 → base: 155']);
  const id = await publishAndWait(publisher);
  expect(project.served('A.html')).toBe('base: 155');
  expect(await newest(publisher)).toMatchObject({
    id,
    by: 'Ana',
    state: 'live',
    sentences: ['listings/A.yaml: base: 150 → base: 155'],
    detail: '',
    undoes: null,
    commit: null,
    milliseconds: expect.any(Number),
  });
  expect((await publisher.list()).pending).toEqual([]);
});

test('nothing is published where everything that is saved is live', async () => {
  const publisher = await aPublishedProject().open();
  await expect(publisher.publish('Ana')).rejects.toMatchObject({ status: 409 });
});

test('a second publication is refused while the first is built, and says whose it is', async () => {
  const project = aPublishedProject();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { build } = publisherParts(project.folder);
  const publisher = await project.open({
    build: async (request) => {
      await promise;
      return build(request);
    },
  });
  project.save('listings/A.yaml', 'base: 155');
  await publisher.publish('Ana');
  await expect(publisher.publish('Ben')).rejects.toMatchObject({ status: 409, more: { detail: /What Ana has/ } });
  resolve();
  await publisher.idle();
  expect(project.served('A.html')).toBe('base: 155');
});

test('a failed build leaves the site as it was, and names what is wrong', async () => {
  const project = aPublishedProject();
  const publisher = await project.open({
    build: async ({ folder }) => {
      writeFileSync(join(project.folder, 'touched'), folder);
      throw new BuildFailure('listings/A.yaml: ratePlan.base');
    },
  });
  project.save('listings/A.yaml', 'base: 0');
  await publishAndWait(publisher);
  expect(project.served('A.html')).toBe('base: 150');
  expect(await newest(publisher)).toMatchObject({ state: 'failed', detail: 'listings/A.yaml: ratePlan.base' });
  expect((await publisher.list()).pending).toHaveLength(1);
});

test('mistakes in what is saved are named with file and field, and nothing is built', async () => {
  const project = aPublishedProject();
  const problem = { path: 'listings/A.yaml', field: 'base', found: '0', allowed: 'a price above 0' };
  const publisher = await project.open({
    problems: async () => [problem],
    build: async () => Promise.reject(new Error('It must not be built.')),
  });
  project.save('listings/A.yaml', 'base: 0');
  await publishAndWait(publisher);
  const detail = 'listings/A.yaml: "base" is 0; allowed is a price above 0.';
  expect(await newest(publisher)).toMatchObject({ state: 'failed', detail });
});

test('what is saved during a build is published with it', async () => {
  const project = aPublishedProject();
  const { build } = publisherParts(project.folder);
  let builds = 0;
  const publisher = await project.open({
    build: async (request: ReleaseRequest) => {
      await build(request);
      if (++builds === 1) project.save('listings/A.yaml', 'base: 160');
    },
  });
  project.save('listings/A.yaml', 'base: 155');
  await publishAndWait(publisher);
  expect(project.served('A.html')).toBe('base: 160');
  expect((await newest(publisher)).sentences).toEqual(['listings/A.yaml: base: 150 → base: 160']);
});

test('editors who save during every build are asked to publish later', async () => {
  const project = aPublishedProject();
  const { build } = publisherParts(project.folder);
  let base = 155;
  const publisher = await project.open({
    build: async (request: ReleaseRequest) => {
      await build(request);
      project.save('listings/A.yaml', `base: ${++base}`);
    },
  });
  project.save('listings/A.yaml', 'base: 155');
  await publishAndWait(publisher);
  expect(await newest(publisher)).toMatchObject({ state: 'failed', detail: expect.stringMatching(/saved again/) });
  expect(project.served('A.html')).toBe('base: 150');
});

test('new, changed and removed files are told apart, pictures among them', async () => {
  const project = aPublishedProject();
  const publisher = await project.open();
  project.save('listings/C.yaml', 'base: 20');
  project.save('listings/A.yaml', 'base: 151');
  project.save('listings/B.yaml', null);
  writeFileSync(join(project.folder, 'src/assets/images/VAN/VAN1.webp'), Buffer.from([9]));
  expect(await publisher.states()).toEqual(
    new Map([
      ['images/VAN/VAN1.webp', 'changed'],
      ['listings/A.yaml', 'changed'],
      ['listings/B.yaml', 'removed'],
      ['listings/C.yaml', 'new'],
    ]),
  );
  expect((await publisher.list()).pending).toContain('Picture VAN/1: replaced');
});

test('the output folder becomes a link, and two releases are kept', async () => {
  const project = aPublishedProject();
  const publisher = await project.open();
  for (const base of [151, 152, 153]) {
    project.save('listings/A.yaml', `base: ${base}`);
    await publishAndWait(publisher);
    expect(project.served('A.html')).toBe(`base: ${base}`);
  }
  expect(lstatSync(join(project.folder, 'dist')).isSymbolicLink()).toBe(true);
  const ids = (await publisher.list()).publications.map(({ id }) => id);
  expect(readdirSync(join(project.folder, 'releases')).toSorted()).toEqual(ids.slice(0, 2).toSorted());
});

test('after a build by hand, what is saved counts as live', async () => {
  const project = aPublishedProject();
  const publisher = await project.open();
  project.save('listings/A.yaml', 'base: 155');
  writeFileSync(join(project.folder, 'dist/output-seal'), 'built by hand again');
  expect((await publisher.list()).pending).toEqual([]);
});

test('a later start knows what is not live yet', async () => {
  const project = aPublishedProject();
  await project.open();
  project.save('listings/A.yaml', 'base: 155');
  expect([...(await (await project.open()).states())]).toEqual([['listings/A.yaml', 'changed']]);
});

test('a file that is no publication is left alone', async () => {
  const project = aPublishedProject();
  const publisher = await project.open();
  const file = join(project.folder, 'data/editor/publications/notes.json');
  writeFileSync(file, '{"by": 1');
  expect((await (await project.open()).list()).publications).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('{"by": 1');
  expect(existsSync(join(project.folder, 'releases'))).toBe(false);
  await publisher.stop();
});
