import type { Plugin } from 'vite';

/** What runs on every page before the first touch, and is imported from elsewhere too. */
const EVERY_PAGE =
  /vite\/preload-helper|\/lib\/(?:site\/(?:cart|display-face|people)-key|shortlist\/shortlist-keys|stores\/kept-copies|pricing\/group-size|styles\/adopt-sheet|browser\/(?:adopted-styles|connection|idle|keeps-something|load-again|loading-bar|modified-click|outbox\/may-wait|seen|sign-of-life|stored-text|typed-fields))\.ts$/;

/** Puts the small modules that every page needs at once into one file: each file of its own costs a request, and compresses worse. */
export function sharedChunk(): Plugin {
  const groups = [{ name: 'every-page', test: EVERY_PAGE }];
  return {
    name: 'shared-chunk',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } : null,
  };
}
