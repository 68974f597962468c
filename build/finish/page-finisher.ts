import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { AstroPrerenderer } from 'astro';
import type { Format } from './compression-format.ts';
import type { SlimPage } from './island-runtime.ts';

/** A page for the thread, and its address, which has its language. */
export interface RenderedPage {
  readonly id: number;
  readonly address: string;
  /** Its text in UTF-8. */
  readonly rendered: Uint8Array;
}

/** A finished page; its compressed copies unless better ones are stored. */
export interface FinishedPage extends SlimPage {
  readonly copies: Readonly<Record<Format, Uint8Array>> | null;
}

/** What the thread answers. */
export interface FinishedAnswer extends FinishedPage {
  readonly id: number;
}

function digestOf(text: Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Finishes and compresses pages in a thread of its own, while Astro renders others. Where the
 * thread fails, pages are left as they were rendered.
 */
export class PageFinisher {
  readonly #worker: Worker;
  readonly #pages = new Map<string, Promise<FinishedPage | undefined>>();
  readonly #answers: PromiseWithResolvers<FinishedPage | undefined>[] = [];
  #hasFailed = false;

  /** Names of the scripts that there are once a language. */
  readonly localized: ReadonlySet<string>;

  /** @param cache the folder of compressed copies */
  constructor(localized: ReadonlySet<string>, cache: string) {
    this.localized = localized;
    this.#worker = new Worker(new URL('page-worker.ts', import.meta.url), { workerData: { localized, cache } });
    this.#worker.on('message', ({ id, ...page }: FinishedAnswer) => this.#answers[id]?.resolve(page));
    this.#worker.on('error', () => {
      this.#hasFailed = true;
      for (const { resolve } of this.#answers) resolve(undefined);
    });
  }

  /** Renders as a prerenderer of Astro does, and begins to finish each page. */
  watch(own: AstroPrerenderer): AstroPrerenderer {
    return {
      ...own,
      render: async (request, options) => {
        const result = await own.render(request, options);
        const { response, ...others } = result instanceof Response ? { response: result } : result;
        const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
        if (!isPage || response.status !== 200 || response.body === null) return result;
        const rendered = new Uint8Array(await response.arrayBuffer());
        this.#add(decodeURI(new URL(request.url).pathname), rendered);
        return { ...others, response: new Response(rendered, response) };
      },
    };
  }

  #add(address: string, rendered: Uint8Array): void {
    const digest = digestOf(rendered);
    if (this.#hasFailed || this.#pages.has(digest)) return;
    const answer = Promise.withResolvers<FinishedPage | undefined>();
    this.#pages.set(digest, answer.promise);
    const id = this.#answers.push(answer) - 1;
    this.#worker.postMessage({ id, address, rendered } satisfies RenderedPage);
  }

  /** The finished form of a page; undefined where it has none, and is to be finished now. */
  async finished(rendered: Uint8Array): Promise<FinishedPage | undefined> {
    return this.#pages.get(digestOf(rendered));
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
