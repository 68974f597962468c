import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readComposeFile } from '../fixtures/steps/compose-services.ts';

const textOf = (path: string) => readFileSync(path, 'utf8');

/** Whether this machine can check units of systemd. */
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('the image of the server (deploy.md#with-containers)', () => {
  const stage =
    textOf('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';

  test('runs as nobody special, says how it is, and has every folder that it runs from', () => {
    expect(stage).toMatch(/^USER node$/m);
    expect(stage).toMatch(/^HEALTHCHECK[\s\S]*\/api\/health/m);
    const copied = [...stage.matchAll(/^COPY (?:--from=\w+ \S+|(\S+)) (\S+)$/gm)].map(([, , to = '']) => to);
    expect(copied).toEqual(['node_modules', './', 'host', 'operator', 'src', 'dist']);
  });

  test('gets nothing secret and nothing stored from the folder that it is built in', () => {
    expect(textOf('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', 'data', '.git', 'node_modules']),
    );
  });
});

describe.each(['deploy/compose.yaml', 'deploy/compose.postgres.yaml'])('the services of %s', (path) => {
  test('run the site without rights and without writing to its own files', () => {
    expect(readComposeFile(path).services['site']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  test('mount only files that are there', () => {
    const files = [...textOf(path).matchAll(/- \.\/([\w.]+):/g)].map(([, name = '']) => `deploy/${name}`);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('have a proxy in front, which the site trusts alone', () => {
    const { site, caddy } = readComposeFile(path).services;
    expect(caddy?.environment).toMatchObject({ UPSTREAM: 'site:4321' });
    expect(site?.environment).toMatchObject({ TRUST_PROXY: '1' });
  });
});

test('The unit of systemd refuses a call with an error, as the server goes on without its priorities.', () => {
  const unit = textOf('deploy/palawan.service');
  // Without a number, the process that asks is killed.
  expect(unit).toMatch(/^SystemCallFilter=~.*@resources.*\n(?:#.*\n)?SystemCallErrorNumber=EPERM$/m);
});

test.skipIf(!hasSystemd)('The unit of systemd is one that systemd takes, and is shut off from the machine.', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/palawan.service'], { encoding: 'utf8' });
  // It is verified away from its machine, where neither user nor folder exist.
  expect([status, stderr.replace(/^.*(?:Command .* is not executable|Failed to .* user).*$/gm, '').trim()]).toEqual([
    0,
    '',
  ]);
  const security = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=25', 'deploy/palawan.service'],
    {
      encoding: 'utf8',
    },
  );
  expect(security.stdout + security.stderr).toMatch(/exposure level for palawan\.service: [01]\.\d/);
});
