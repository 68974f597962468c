import { configDefaults, defineConfig } from 'vitest/config';

/** One project for each part of `npm test` that Vitest runs: see scripts/parts.mjs. */
const PROJECTS = {
  architecture: ['tests/architecture.test.ts', 'tests/architecture/*.test.ts'],
  unit: ['tests/unit/**/*.test.ts'],
  server: ['tests/server/**/*.test.ts'],
  // Builds copies of the project: takes the picture cache of a build.
  build: ['tests/build/**/*.test.ts'],
  // Reads dist: needs a build.
  sizes: ['tests/sizes/**/*.test.ts'],
};

export default defineConfig({
  test: {
    environment: 'node',
    passWithNoTests: true,
    exclude: [...configDefaults.exclude, 'bench/**'],
    projects: Object.entries(PROJECTS).map(([name, include]) => ({ extends: true, test: { name, include } })),
  },
});
