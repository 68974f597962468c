import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** One project for each part of `npm test` that Vitest runs: see tooling/test-suites.mjs. */
const PROJECTS = {
  architecture: ['tests/architecture.test.ts', 'tests/architecture/*.test.ts'],
  unit: [
    'tests/{lib,site,tooling,worker,editor}/**/*.test.ts',
    'tests/build/*/**/*.test.ts',
    // Rules of the service that need no database.
    'tests/server/**/*.unit.test.ts',
  ],
  /** What runs in a browser: stores, reactions and islands, in an imitated one. */
  client: ['tests/islands/**/*.test.{ts,tsx}', 'tests/editor/**/*.test.tsx'],
  server: ['tests/{server,host,operator}/**/!(*.unit).test.ts'],
  // Builds copies of the project: takes the picture cache of a build.
  build: ['tests/build/*.test.ts'],
  // Reads dist: needs a build.
  sizes: ['tests/sizes/**/*.test.ts'],
};

const MEMORY_FOLDER = '/dev/shm';
/** Containers often have 64 MB there, which is too little. */
const MIN_MEMORY_BYTES = 1e9;

/** The folder of test databases: in memory where possible, as commits wait for the disk. */
function databaseFolder(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize > MIN_MEMORY_BYTES ? MEMORY_FOLDER : tmpdir();
}

export default defineConfig({
  test: {
    environment: 'node',
    passWithNoTests: false,
    // Shared machines may be ten times slower than a quiet one; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    exclude: [...configDefaults.exclude, 'bench/**'],
    projects: Object.entries(PROJECTS).map(([name, include]) => ({
      extends: true,
      test: {
        name,
        include,
        environment: name === 'client' ? 'happy-dom' : 'node',
        // Pure modules keep nothing, and loading them for every file takes most of the time. Stores
        // and pages remember.
        isolate: name === 'client',
        // Two at once: these wait for databases and programs two thirds of the time.
        ...(name === 'server' && { maxWorkers: 2, env: { TMPDIR: databaseFolder() } }),
        // Both at once: a build keeps one core busy.
        ...(name === 'build' && { maxWorkers: 2 }),
        // Each file of pages has its own context in one thread, so that happy-dom is loaded once.
        pool: name === 'client' ? 'vmThreads' : 'forks',
        setupFiles: name === 'client' ? ['tests/fixtures/steps/client-setup.ts'] : [],
        // A PostgreSQL of their own, where one can be had; and programs that start quickly.
        globalSetup:
          name === 'server'
            ? ['tests/fixtures/programs/postgres-server.ts', 'tests/fixtures/programs/bundle-programs.ts']
            : [],
      },
    })),
  },
});
