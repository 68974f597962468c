import type { Publications, UndoOutcome } from '../lib/publications.contract.ts';
import type { ContentWriter } from './content-writer.ts';
import type { FileState } from './live-snapshot.ts';
import type { PublicationParts } from './publication-run.ts';

/** What the publisher works with. */
export interface PublisherParts extends Omit<PublicationParts, 'snapshot' | 'store' | 'releases' | 'ahead'> {
  /** The folder of what the editor itself stores. */
  readonly dataFolder: string;
  /** The folder that the host serves. */
  readonly dist: string;
  /** Writes the files of a publication that is undone. */
  readonly write: ContentWriter['write'];
}

/** Publishes what is saved, keeps the history and takes publications back. */
export interface Publisher {
  /** @param by who reads it, and so is about to publish: what is saved is built meanwhile */
  readonly list: (by?: string) => Promise<Publications>;
  /**
   * Begins to build what is saved, so that it is live sooner once it is published. Called by who is
   * about to do so. Never rejects.
   */
  readonly buildAhead: (by: string) => Promise<void>;
  /** What happened to each file that is saved and not live, by path. */
  readonly states: () => Promise<ReadonlyMap<string, FileState>>;
  /**
   * Begins to publish everything that is saved, and returns the id.
   *
   * @throws ApiProblem 409 while something else is published, or with nothing to publish
   */
  readonly publish: (by: string) => Promise<string>;
  /**
   * Brings the files of a publication back as they were before it, and publishes that. Nothing is
   * written where one of them was changed since.
   *
   * @throws ApiProblem 404 without such a publication; 409 while something is published
   */
  readonly undo: (id: string, by: string) => Promise<UndoOutcome>;
  /** Resolves once nothing is being published. */
  readonly idle: () => Promise<void>;
  /** Stops what is being built; the site stays as it is. */
  readonly stop: () => Promise<void>;
}
