import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aPublishedProject } from '../fixtures/steps/a-publisher.ts';

const PROGRAM = join(import.meta.dirname, '../fixtures/programs/publishing-program.ts');
const MAX_CALLS = 20;

/** Kills a publishing program at each call of a part; `check` looks at what is left. */
async function killAtEachCall(
  part: string,
  check: (project: ReturnType<typeof aPublishedProject>) => Promise<void>,
): Promise<number> {
  for (let call = 1; call < MAX_CALLS; call++) {
    const project = aPublishedProject();
    // The first start, before anything is saved.
    await project.open();
    project.save('listings/A.yaml', 'base: 155');
    const { signal, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, project.folder, part, String(call)], {
      encoding: 'utf8',
    });
    if (stdout.includes('published')) return call - 1;
    expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: expect.any(String) });
    await check(project);
  }
  throw new Error(`"${part}" is called more often than this test tries.`);
}

/** The parts that are called at different moments of a publication. */
test.each(['problems', 'build', 'liveBuild', 'now', 'exclusively'])(
  'after a crash at any call of "%s" the site is the old one or the new one, and the history says which',
  async (part) => {
    const kills = await killAtEachCall(part, async (project) => {
      const publisher = await project.open();
      const { publications, pending } = await publisher.list();
      const isLive = project.served('A.html') === 'base: 155';
      expect(project.served('A.html')).toBe(isLive ? 'base: 155' : 'base: 150');
      expect(pending).toHaveLength(isLive ? 0 : 1);
      for (const { state } of publications) expect(state).toBe(isLive ? 'live' : 'failed');
      // What a stopped build has left is gone.
      const releases = join(project.folder, 'releases');
      expect(existsSync(releases) ? readdirSync(releases) : []).toHaveLength(isLive ? 2 : 0);
      project.save('listings/A.yaml', 'base: 160');
      await publisher.publish('Ben');
      await publisher.idle();
      expect(project.served('A.html')).toBe('base: 160');
    });
    expect(kills).toBeGreaterThan(0);
  },
);

test('a crash between the steps of the first switch leaves a link, which the next start puts into its place', async () => {
  const project = aPublishedProject();
  await project.open();
  const dist = join(project.folder, 'dist');
  renameSync(dist, join(project.folder, 'moved'));
  symlinkSync('moved', `${dist}.next`);
  await project.open();
  expect(project.served('A.html')).toBe('base: 150');
  expect(existsSync(`${dist}.next`)).toBe(false);
});
