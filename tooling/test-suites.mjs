import { createServer } from 'node:net';
import { findBrowser } from './browser.mjs';
import { commandFile, inProject } from './project.mjs';
import { buildSite } from './site-build.mjs';
import { runCollected } from './spawn.mjs';
import { playwrightReport, vitestReport } from './test-report.mjs';
import { checkTypes } from './type-check.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string, failures?: string[], retried?:
 * string[] }} Outcome
 * of a part; `output` is shown when something failed, after the names of what did
 * @typedef {{ name: string, needs?: string[], run: (node: Node) => Promise<Outcome> }} Part
 * of the tests; it runs when the parts that it needs have passed
 * @typedef {ReturnType<import('./pinned-node.mjs').findNode>} Node
 */

/**
 * The longest suites.
 * The check of types and a build write the same folder: never at once.
 *
 * @type {Part[]}
 */
const LONG = [vitest('server'), vitest('client'), { name: 'types', run: types }];

/** Suites of one process each that only read: a core is left to a build. @type {Part[]} */
const SHORT = [
  vitest('unit'),
  vitest('architecture'),
  command('lint', '@biomejs/biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']),
];

/** Groups of suites, each with the longest first: see run-suites.mjs. @type {Part[][]} */
export const CHECK = [[...LONG, ...SHORT]];

/** @type {Part[][]} */
export const TEST = [
  LONG,
  [{ name: 'build', run: build }, ...SHORT, { name: 'browser', run: browser }],
  [
    { ...vitest('build'), name: 'rebuild', needs: ['build'] },
    { ...vitest('sizes'), needs: ['build'] },
  ],
  // A busy machine would delay what it waits for: nothing runs beside it.
  [playwright('e2e')],
  // It publishes with real builds, on all cores.
  [playwright('editor', ['--project=editor'], { EDITOR_E2E: '1' })],
];

/** @returns {Part} a part that passes when a command ends with 0 */
function command(name, packageName, args) {
  return {
    name,
    async run(node) {
      const { code, output } = await runCollected(
        node.path,
        [...node.flags, commandFile(packageName), ...args],
        node.env,
      );
      return oneTest(code === 0, output);
    },
  };
}

/** @returns {Part} a part made of one project of vitest.config.ts */
function vitest(project) {
  return {
    name: project,
    async run(node) {
      const report = inProject(`node_modules/.cache/reports/${project}.json`);
      const flags = [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const { code, output } = await runCollected(
        node.path,
        [...node.flags, commandFile('vitest'), ...flags],
        node.env,
      );
      return { ...vitestReport(report, code), output };
    },
  };
}

/** @returns {Part} a part made of Playwright's tests, on the site that was built */
function playwright(name, flags = [], settings = {}) {
  return {
    name,
    needs: ['build', 'browser'],
    async run(node) {
      const report = inProject(`node_modules/.cache/reports/${name}.json`);
      const env = {
        ...node.env,
        ...settings,
        CHROMIUM_PATH: process.env.CHROMIUM_PATH,
        E2E_PORT: String(await freePort()),
        E2E_POSTGRES_PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      };
      // Failed tests are repeated once, and named: a busy machine may delay one for a minute.
      const { code, output } = await runCollected(
        node.path,
        [...node.flags, commandFile('@playwright/test'), 'test', '--reporter=dot,json', '--retries=1', ...flags],
        env,
      );
      return { ...playwrightReport(report, code), output };
    },
  };
}

async function types(node) {
  const { ok, output } = await checkTypes(node);
  return oneTest(ok, output);
}

async function build(node) {
  const { ok, output } = await buildSite(node);
  return oneTest(ok, output);
}

async function browser() {
  process.env.CHROMIUM_PATH = await findBrowser();
  return oneTest(true, '');
}

/** A free port, so that a server left running elsewhere does not fail the tests. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function oneTest(ok, output) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}
