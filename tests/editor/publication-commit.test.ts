import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitFiles, commitMessage } from '../../editor/server/publication-commit.ts';
import { aPublishedProject } from '../fixtures/steps/a-publisher.ts';
import { gitIn, startRepository } from '../fixtures/steps/a-repository.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

function write(folder: string, name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** A repository with two files, and a name in its configuration. */
function aRepository() {
  const folder = temporaryFolder();
  const git = startRepository(folder);
  write(folder, 'content/listings/A.yaml', 'base: 150\n');
  write(folder, 'code.ts', 'export {};\n');
  write(folder, '.gitignore', 'data/\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  return { folder, git, content: join(folder, 'content') };
}

test('a publication is a commit of its own files alone; what else is staged stays staged', async () => {
  const { folder, git, content } = aRepository();
  write(folder, 'code.ts', 'export const half = 1;\n');
  write(folder, 'new.ts', 'export {};\n');
  git('add', 'code.ts', 'new.ts');
  write(folder, 'content/listings/A.yaml', 'base: 155\n');
  write(folder, 'content/listings/B.yaml', 'base: 90\n');
  const files = ['A', 'B'].map((name) => join(content, `listings/${name}.yaml`));
  const { commit, problem } = await commitFiles(content, files, 'A: base 150 → 155\n');
  expect(problem).toBeNull();
  expect(commit).toBe(git('rev-parse', 'HEAD'));
  expect(git('show', '--name-only', '--format=%an %s').split('\n').filter(Boolean)).toEqual([
    'Ana Reyes A: base 150 → 155',
    'content/listings/A.yaml',
    'content/listings/B.yaml',
  ]);
  expect(git('diff', '--cached', '--name-only').split('\n')).toEqual(['code.ts', 'new.ts']);
  expect(git('diff', '--name-only')).toBe('');
});

test('a removed file is removed in the commit, and a file that Git never knew is no problem', async () => {
  const { git, content } = aRepository();
  const files = ['A', 'never-committed'].map((name) => join(content, `listings/${name}.yaml`));
  rmSync(join(content, 'listings/A.yaml'));
  expect(await commitFiles(content, files, 'Removed: A\n')).toMatchObject({ problem: null });
  expect(git('ls-tree', '-r', '--name-only', 'HEAD').split('\n')).toEqual(['.gitignore', 'code.ts']);
  expect(git('status', '--porcelain')).toBe('');
});

test('a hook that refuses is quoted, and leaves nothing staged', async () => {
  const { folder, git, content } = aRepository();
  write(folder, '.git/hooks/pre-commit', '#!/bin/sh\necho "no commits on Fridays" >&2\nexit 1\n');
  execFileSync('chmod', ['+x', join(folder, '.git/hooks/pre-commit')]);
  write(folder, 'content/listings/A.yaml', 'base: 155\n');
  const outcome = await commitFiles(content, [join(content, 'listings/A.yaml')], 'A\n');
  expect(outcome).toEqual({ commit: null, problem: 'no commits on Fridays' });
  expect(git('diff', '--cached', '--name-only')).toBe('');
});

test('a merge that somebody has begun is not ended by a publication', async () => {
  const { folder, git, content } = aRepository();
  write(folder, '.git/MERGE_HEAD', `${git('rev-parse', 'HEAD')}\n`);
  write(folder, 'content/listings/A.yaml', 'base: 155\n');
  const { commit, problem } = await commitFiles(content, [join(content, 'listings/A.yaml')], 'A\n');
  expect(commit).toBeNull();
  expect(problem).toContain('MERGE_HEAD');
});

test('content that Git ignores is not committed, nor content outside of a repository', async () => {
  const { folder, git } = aRepository();
  const before = git('rev-parse', 'HEAD');
  write(folder, 'data/listings/A.yaml', 'base: 1\n');
  const ignored = join(folder, 'data/listings/A.yaml');
  expect(await commitFiles(join(folder, 'data'), [ignored], 'A\n')).toEqual({ commit: null, problem: null });
  expect(git('rev-parse', 'HEAD')).toBe(before);
  const outside = temporaryFolder();
  expect(await commitFiles(outside, [join(outside, 'A.yaml')], 'A\n')).toEqual({ commit: null, problem: null });
});

test('a first commit is made in a repository that has none', async () => {
  const folder = temporaryFolder();
  const git = gitIn(folder);
  git('init', '--quiet');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@example.com');
  write(folder, 'A.yaml', 'base: 1\n');
  expect((await commitFiles(folder, [join(folder, 'A.yaml')], 'A\n')).problem).toBeNull();
  expect(git('log', '--format=%s')).toBe('A');
});

test('a commit says one change in its first line, and several below it', () => {
  const one = commitMessage({ sentences: ['Van: base 150 → 155'], by: 'Ana' });
  expect(one).toBe('Van: base 150 → 155\n\nPublished by Ana.\n');
  const two = commitMessage({ sentences: ['Van: base 150 → 155', 'Removed: Boat'], by: 'Ana' });
  expect(two).toBe('Publish 2 changes of the content\n\n- Van: base 150 → 155\n- Removed: Boat\n\nPublished by Ana.\n');
  const [long = ''] = commitMessage({ sentences: ['x'.repeat(73)], by: 'Ana' }).split('\n');
  expect(long).toBe('Publish 1 change of the content');
});

test('a publication in a repository has the commit, and is live where the commit fails', async () => {
  const project = aPublishedProject();
  const git = gitIn(project.folder);
  git('init', '--quiet');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@example.com');
  const publisher = await project.open();
  project.save('listings/A.yaml', 'base: 155');
  await publisher.publish('Ana');
  await publisher.idle();
  const [first] = (await publisher.list()).publications;
  expect(first).toMatchObject({ state: 'live', detail: '', commit: git('rev-parse', 'HEAD') });
  write(project.folder, '.git/MERGE_HEAD', `${git('rev-parse', 'HEAD')}\n`);
  project.save('listings/A.yaml', 'base: 156');
  await publisher.publish('Ana');
  await publisher.idle();
  const [second] = (await publisher.list()).publications;
  expect(second).toMatchObject({ state: 'live', commit: null, detail: expect.stringMatching(/^It is live\. .*MERGE/) });
  expect(project.served('A.html')).toBe('base: 156');
});
