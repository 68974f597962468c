import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildFailure, type ReleaseRequest } from '../../editor/server/release-build.ts';
import { aPublishedProject } from '../fixtures/steps/a-publisher.ts';
import { publisherParts, writeFileBelow } from '../fixtures/steps/publisher-parts.ts';

/** A project whose publisher counts its builds. */
async function aProjectAhead(build?: (request: ReleaseRequest, attempt: number) => Promise<void>) {
  const project = aPublishedProject();
  const own = publisherParts(project.folder);
  const clock = { now: Date.now() };
  const builds: string[] = [];
  const publisher = await project.open({
    now: () => clock.now,
    build: async (request) => {
      builds.push(project.saved('listings/A.yaml'));
      await build?.(request, builds.length);
      await own.build(request);
    },
  });
  const publish = async () => {
    const id = await publisher.publish('Ana');
    await publisher.idle();
    return (await publisher.list()).publications.find((publication) => publication.id === id);
  };
  return { ...project, publisher, builds, clock, publish };
}

test('what was built ahead goes live without another build (specification.md#publishing)', async () => {
  const { save, served, builds, publisher, publish } = await aProjectAhead();
  save('listings/A.yaml', 'base: 155');
  await publisher.buildAhead('Ana');
  expect(served('A.html')).toBe('base: 150');
  await publisher.buildAhead('Ana');
  expect(await publish()).toMatchObject({ state: 'live' });
  expect(served('A.html')).toBe('base: 155');
  expect(builds).toEqual(['base: 155']);
});

test('a publication waits for what is being built ahead, and says its steps', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { save, served, builds, publisher } = await aProjectAhead(async ({ say }) => {
    await promise;
    say('Checking the pages');
  });
  save('listings/A.yaml', 'base: 155');
  const ahead = publisher.buildAhead('Ana');
  await expect.poll(() => builds).toHaveLength(1);
  await publisher.publish('Ana');
  await expect(publisher.publish('Ben')).rejects.toMatchObject({ status: 409 });
  resolve();
  await ahead;
  await publisher.idle();
  expect(served('A.html')).toBe('base: 155');
  expect(builds).toHaveLength(1);
});

test.each([
  [
    'something else was saved',
    (project: Awaited<ReturnType<typeof aProjectAhead>>) => project.save('listings/A.yaml', 'base: 156'),
  ],
  ['it was long ago', (project: Awaited<ReturnType<typeof aProjectAhead>>) => (project.clock.now += 3_600_000)],
])('what was built ahead is built again where %s, in the same folder', async (_, change) => {
  const project = await aProjectAhead();
  project.save('listings/A.yaml', 'base: 155');
  await project.publisher.buildAhead('Ana');
  change(project);
  expect(await project.publish()).toMatchObject({ state: 'live' });
  expect(project.served('A.html')).toBe(project.saved('listings/A.yaml'));
  expect(project.builds).toHaveLength(2);
  expect(readdirSync(join(project.folder, 'releases'))).toHaveLength(2);
});

test('a failure ahead is no failure of the publication, which builds itself and names what is wrong', async () => {
  const { save, builds, publisher, publish } = await aProjectAhead(async (_request, attempt) => {
    throw new BuildFailure(`attempt ${attempt}`);
  });
  save('listings/A.yaml', 'base: 155');
  await publisher.buildAhead('Ana');
  await publisher.buildAhead('Ana');
  expect(builds).toHaveLength(1);
  expect(await publish()).toMatchObject({ state: 'failed', detail: 'attempt 2' });
});

test('nothing is built ahead where everything is live', async () => {
  const { builds, publisher } = await aProjectAhead();
  await publisher.buildAhead('Ana');
  expect(builds).toEqual([]);
});

test('a second server with the same data is told who publishes, and leaves that publication alone', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const project = await aProjectAhead(() => promise);
  project.save('listings/A.yaml', 'base: 155');
  await project.publisher.publish('Ana');
  const other = await project.open();
  await expect(other.publish('Ben')).rejects.toMatchObject({ status: 409, more: { detail: /What Ana has .+ since/ } });
  resolve();
  await project.publisher.idle();
  expect(project.served('A.html')).toBe('base: 155');
  const stored = (await project.publisher.list()).publications;
  expect(stored[0]).toMatchObject({ state: 'live', detail: '' });
  expect((await other.list()).publications).toEqual(stored);
});

test('a publication goes on in the folder of one that has failed', async () => {
  const left = ({ folder }: ReleaseRequest) => join(folder, 'left');
  const found: boolean[] = [];
  const { save, publish } = await aProjectAhead(async (request, attempt) => {
    found.push(existsSync(left(request)));
    if (attempt > 1) return;
    writeFileBelow(left(request), 'half of a build');
    throw new BuildFailure('a link leads nowhere');
  });
  save('listings/A.yaml', 'base: 155');
  expect(await publish()).toMatchObject({ state: 'failed' });
  expect(await publish()).toMatchObject({ state: 'live' });
  expect(found).toEqual([false, true]);
});

test('who reads what is not live is about to publish it, and it is built meanwhile', async () => {
  const { save, builds, publisher, publish } = await aProjectAhead();
  save('listings/A.yaml', 'base: 155');
  await publisher.list();
  expect(builds).toEqual([]);
  await publisher.list('Ana');
  await expect.poll(() => builds).toHaveLength(1);
  await publish();
  expect(builds).toHaveLength(1);
});

test('something else that is saved stops what is being built, and is built instead', async () => {
  const stopped: boolean[] = [];
  const { save, served, builds, publisher, publish } = await aProjectAhead(async ({ signal }, attempt) => {
    if (attempt > 1) return;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    stopped.push(signal.aborted);
    throw new BuildFailure('It was stopped before it was live.');
  });
  save('listings/A.yaml', 'base: 155');
  const first = publisher.buildAhead('Ana');
  await expect.poll(() => builds).toHaveLength(1);
  save('listings/A.yaml', 'base: 156');
  await publisher.buildAhead('Ben');
  await first;
  expect(stopped).toEqual([true]);
  expect(await publish()).toMatchObject({ state: 'live' });
  expect(served('A.html')).toBe('base: 156');
  expect(builds).toEqual(['base: 155', 'base: 156']);
});

test('a publication does not wait for a build of what was saved before', async () => {
  const { save, served, builds, publisher, publish } = await aProjectAhead(async ({ signal }, attempt) => {
    if (attempt > 1) return;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    throw new BuildFailure('It was stopped before it was live.');
  });
  save('listings/A.yaml', 'base: 155');
  void publisher.buildAhead('Ana');
  await expect.poll(() => builds).toHaveLength(1);
  save('listings/A.yaml', 'base: 156');
  expect(await publish()).toMatchObject({ state: 'live' });
  expect(served('A.html')).toBe('base: 156');
});
