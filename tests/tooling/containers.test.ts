import { randomBytes } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dump } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { SECRET_HEADER } from '../../src/lib/site/headers.ts';
import { FETCH_PROGRAM, findContainerEngine, runProgram } from '../fixtures/programs/container-engine.ts';
import { aCartBody, REF } from '../fixtures/steps/a-client.ts';
import { readComposeFile } from '../fixtures/steps/compose-services.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

const IMAGE = 'palawan-test';
const MINUTE = 60_000;
const BUILD_TIMEOUT_MS = 30 * MINUTE;
/** What operators get from Compose; here every test starts its own. */
const COMPOSE_FILES = ['deploy/compose.yaml', 'deploy/compose.postgres.yaml'];

const engine = findContainerEngine();
const canRun = 'program' in engine;
const reason = canRun ? '' : `: NOT STARTED, ${engine.missing}`;
const [program, compose] = canRun ? [engine.program, engine.compose] : ['', null];
const engineRun = (...args: readonly string[]) => runProgram([program, ...args]);

interface Response {
  readonly status: number;
  readonly body: string;
}

/** Asks until an address answers well, as a container needs some seconds to start. */
async function fetchFrom(exec: readonly string[], url: string, init: RequestInit = {}): Promise<Response> {
  const deadline = Date.now() + MINUTE;
  for (;;) {
    const printed = runProgram([...exec, 'node', '-e', FETCH_PROGRAM, url, JSON.stringify(init)]);
    // Compose may print lines of its own.
    const line = printed.split('\n').find((text) => text.startsWith('{"status"')) ?? '{"status":0,"body":""}';
    const response = JSON.parse(line) as Response;
    if (response.status === 200 || Date.now() > deadline) return response;
    await wait(500);
  }
}

describe.skipIf(!canRun)(`the image of the server (deploy.md#with-containers)${reason}`, () => {
  const name = `palawan-test-${randomBytes(4).toString('hex')}`;
  const local = 'http://127.0.0.1:4321';

  beforeAll(() => {
    // Podman's own format has no health checks.
    const format = program.endsWith('podman') ? ['--format', 'docker'] : [];
    engineRun('build', ...format, '--build-arg', 'SITE_URL=https://www.example.com', '-t', IMAGE, '.');
  }, BUILD_TIMEOUT_MS);

  afterAll(() => {
    engineRun('rm', '--force', name);
    engineRun('volume', 'rm', '--force', name);
  });

  test(
    'runs without rights and without writing to its own files, and keeps carts over a restart',
    async () => {
      const {
        read_only,
        init,
        tmpfs = [],
        cap_drop = [],
        security_opt = [],
      } = readComposeFile('deploy/compose.yaml').services['site'] ?? {};
      const options = [
        ...(read_only ? ['--read-only'] : []),
        ...(init ? ['--init'] : []),
        ...tmpfs.flatMap((folder) => ['--tmpfs', folder]),
        ...cap_drop.flatMap((capability) => ['--cap-drop', capability]),
        ...security_opt.flatMap((option) => ['--security-opt', option]),
      ];
      engineRun('run', '--detach', '--name', name, ...options, '--volume', `${name}:/data`, IMAGE);
      const exec = [program, 'exec', name];
      expect(JSON.parse((await fetchFrom(exec, `${local}/api/health`)).body)).toMatchObject({ status: 'ok' });
      expect((await fetchFrom(exec, `${local}/`)).body).toContain('</html>');
      expect(runProgram([...exec, 'id', '-u'])).toBe('1000');
      expect(runProgram([...exec, 'sh', '-c', 'touch /app/file 2>&1 || true'])).toMatch(/read-only/i);

      const post = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(aCartBody()),
      };
      const saved = await fetchFrom(exec, `${local}/api/cart/upsert/${REF}`, post);
      const { secret } = JSON.parse(saved.body) as { readonly secret: string };
      engineRun('stop', '--time', '30', name);
      expect(engineRun('inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0');
      engineRun('start', name);
      const found = await fetchFrom(exec, `${local}/api/cart/${REF}`, { headers: { [SECRET_HEADER]: secret } });
      expect(found.status).toBe(200);
    },
    5 * MINUTE,
  );

  test('has a health check that says yes while it runs and no while it does not', () => {
    const { Config, Healthcheck } = JSON.parse(engineRun('image', 'inspect', IMAGE))[0];
    const [kind, ...command] = (Config.Healthcheck ?? Healthcheck).Test as readonly string[];
    expect(kind).toBe('CMD');
    expect(runProgram([program, 'exec', name, ...command])).toBe('');
    const check = ['run', '--rm', IMAGE, 'sh', '-c', '"$@" || echo no', 'sh', ...command];
    expect(engineRun(...check)).toBe('no');
  });

  describe.each(COMPOSE_FILES)('with %s', (file) => {
    const project = `palawan-test-${basename(file).replaceAll('.', '-')}`;
    const whole = readComposeFile(file);
    const images = Object.values(whole.services).flatMap(({ image }) => (image ? [image] : []));
    const isThere = (image: string) => {
      try {
        engineRun('image', 'inspect', image);
        return true;
      } catch {
        return false;
      }
    };

    test(
      'answers behind its proxy',
      async (context) => {
        if (compose === null) return context.skip(`NOT STARTED: no Compose for ${program}`);
        for (const image of images) if (!isThere(image)) engineRun('pull', image);
        const folder = temporaryFolder();
        cpSync('deploy', join(folder, 'deploy'), { recursive: true });
        const key = () => `test:${randomBytes(32).toString('base64')}`;
        // Litestream copies into a folder here, and to a store of objects for operators.
        const settings = { PASSPORT_KEYS: key(), VOUCHER_KEYS: key(), BACKUP_URL: 'file:///data/copies' };
        writeFileSync(
          join(folder, '.env'),
          Object.entries(settings)
            .map((entry) => `${entry.join('=')}\n`)
            .join(''),
        );
        const { build: _build, ...site } = whole.services['site'] ?? {};
        const { ports: _ports, ...caddy } = whole.services['caddy'] ?? {};
        const path = join(folder, file);
        const services = { ...whole.services, site: { ...site, image: IMAGE }, caddy };
        writeFileSync(path, dump({ ...whole, name: project, services }));
        const env = { SITE_URL: 'http://caddy', POSTGRES_PASSWORD: 'test' };
        const command = [...compose, '-p', project, '-f', path];
        onTestFinished(() => void runProgram([...command, 'down', '--volumes'], env));
        runProgram([...command, 'up', '--detach'], env);
        const exec = ['env', ...Object.entries(env).map((entry) => entry.join('=')), ...command, 'exec', '-T', 'site'];
        const health = await fetchFrom(exec, 'http://caddy/api/health');
        expect(JSON.parse(health.body)).toMatchObject({ status: 'ok', database: 'ok' });
        expect((await fetchFrom(exec, 'http://caddy/')).body).toContain('</html>');
      },
      10 * MINUTE,
    );
  });
});
