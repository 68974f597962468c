import type { Plugin } from 'vite';

/** What runs on every page before the first touch, and is imported from elsewhere too. */
const EVERY_PAGE = /vite\/preload-helper|\/src\/islands\/page\/|\/lib\/(?:site\/storage-keys|money\/group-size)\.ts$/;

/** Puts the small modules that every page needs at once into one file: each file of its own costs a request, and compresses worse. */
export function sharedChunk(): Plugin {
  const groups = [{ name: 'every-page', test: EVERY_PAGE }];
  return {
    name: 'shared-chunk',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } : null,
  };
}
