import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../fixtures/programs/container-engine.ts';
import { aBuiltProject, freePort } from '../fixtures/programs/server-program.ts';

const MINUTE = 60_000;

/** Why no unit can be started on this machine; empty where one can. */
function missingHere(): string {
  if (!existsSync('/run/systemd/system')) return 'systemd does not run this machine';
  return process.getuid?.() === 0 ? '' : 'only root may start a unit';
}

/** The unit with this project's sources, another user, and folders of its own. */
function testUnit(name: string, dist: string, port: number): string {
  const project = process.cwd();
  const node = process.execPath.startsWith(project)
    ? `/srv/palawan-project/${relative(project, process.execPath)}`
    : process.execPath;
  return readFileSync('deploy/palawan.service', 'utf8')
    .replace('User=palawan', 'User=nobody')
    .replace('Group=palawan', 'Group=nogroup')
    .replace('DATA_DIR=/var/lib/palawan', `DATA_DIR=/var/lib/${name}`)
    .replace('StateDirectory=palawan', `StateDirectory=${name}`)
    .replace('EnvironmentFile=-/etc/palawan.env', `Environment=PORT=${port} HOST=127.0.0.1`)
    .replace(
      'ExecStart=/usr/bin/node host/main.ts',
      [
        `ExecStart=${node} /srv/palawan-project/host/main.ts`,
        `BindReadOnlyPaths=${project}:/srv/palawan-project ${dist}:/srv/palawan/dist`,
      ].join('\n'),
    );
}

async function untilWell(url: string): Promise<unknown> {
  const deadline = Date.now() + MINUTE;
  for (;;) {
    const answer = await fetch(url).then(
      (response) => response.json(),
      () => null,
    );
    if (answer !== null || Date.now() > deadline) return answer;
    await wait(500);
  }
}

const missing = missingHere();

test.skipIf(missing !== '')(
  `The unit of systemd runs the server without rights, starts it again and stops it${missing && `: NOT STARTED, ${missing}`}.`,
  async () => {
    const name = `palawan-test-${randomBytes(4).toString('hex')}`;
    const file = `/run/systemd/system/${name}.service`;
    onTestFinished(() => {
      spawnSync('systemctl', ['stop', name]);
      rmSync(file, { force: true });
      rmSync(`/var/lib/${name}`, { recursive: true, force: true });
      runProgram(['systemctl', 'daemon-reload']);
    });
    const port = await freePort();
    writeFileSync(file, testUnit(name, join(aBuiltProject(), 'dist'), port));
    runProgram(['systemctl', 'daemon-reload']);
    runProgram(['systemctl', 'start', name]);
    const health = `http://127.0.0.1:${port}/api/health`;
    expect(await untilWell(health)).toMatchObject({ status: 'ok' });

    const property = (key: string) => runProgram(['systemctl', 'show', '--value', '--property', key, name]);
    const pid = property('MainPID');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(status).toMatch(/^Seccomp:\s+2$/m);
    expect(status).not.toMatch(/^Uid:\s+0\b/m);

    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => property('NRestarts'), { timeout: MINUTE }).toBe('1');
    expect(await untilWell(health)).toMatchObject({ status: 'ok' });
    runProgram(['systemctl', 'stop', name]);
    expect([property('Result'), property('ExecMainStatus')]).toEqual(['success', '0']);
  },
  3 * MINUTE,
);
