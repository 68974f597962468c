import type { Loader, LoaderContext } from 'astro/loaders';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ContentError } from '../../../src/lib/content-validation/content-problem.ts';
import { checkedLoader } from '../../../src/site/content/checked-loader.ts';

const schema = z.strictObject({ title: z.string(), draft: z._default(z.boolean(), false) });

type Files = Readonly<Record<string, Record<string, unknown>>>;

/** A loader that hands these files to the parser and stores the result, as Astro's own does. */
function loaderOf(files: Files, folder: string, end: () => void = () => {}): Loader {
  return {
    name: 'files',
    load: async ({ parseData, store }) => {
      for (const [id, data] of Object.entries(files)) {
        const parsed = await parseData({ id, data, filePath: `${folder}src/content/pages/${id}.yaml` });
        store.set({ id, data: parsed });
      }
      end();
    },
  };
}

/** Loads files through the checks; the store, and what was thrown. */
async function load(files: Files, { root = 'file:///site/', folder = '/site/', end = () => {} } = {}) {
  const stored = new Map<string, unknown>();
  const store = {
    set: ({ id, data }: { id: string; data: unknown }) => stored.set(id, data),
    delete: (id: string) => stored.delete(id),
  };
  const context = { collection: 'pages', config: { root: new URL(root) }, store } as unknown as LoaderContext;
  const thrown = await checkedLoader(loaderOf(files, folder, end), schema)
    .load(context)
    .then(
      () => null,
      (error: unknown) => error,
    );
  return { stored, thrown };
}

/** An error as a YAML parser throws it: it knows where in the file it stopped. */
function syntaxError(): never {
  throw Object.assign(new Error('bad indentation of a mapping entry (3:1)'), { mark: { line: 3 } });
}

describe('files that fit their schema', () => {
  test('are stored as the schema makes them', async () => {
    const { stored, thrown } = await load({ about: { title: 'About' } });
    expect(thrown).toBeNull();
    expect(stored.get('about')).toEqual({ title: 'About', draft: false });
  });

  test('are read again only in the collection of a file that a preview has changed', async () => {
    const stored: string[] = [];
    const owns = (path: string) => path.startsWith('pages/');
    const loader = checkedLoader(loaderOf({ about: { title: 'About' } }, '/site/'), schema, owns);
    for (const changed of [['listings/A.yaml'], ['listings/A.yaml', 'pages/about.yaml']]) {
      const store = { set: () => stored.push(changed.join()), delete: () => {} };
      const context = { config: { root: new URL('file:///site/') }, store, refreshContextData: { changed } };
      await loader.load(context as unknown as LoaderContext);
    }
    expect(stored).toEqual(['listings/A.yaml,pages/about.yaml']);
  });

  test('keep the name of their loader', () => {
    expect(checkedLoader(loaderOf({}, '/'), schema).name).toBe('checked-files');
  });
});

describe('files that do not fit', () => {
  const broken = { about: { title: 'About' }, terms: { title: 7 }, privacy: { titel: 'Privacy', title: 'x' } };

  test('stop the build with every mistake at once', async () => {
    const { thrown } = await load(broken);
    expect(thrown).toBeInstanceOf(ContentError);
    expect((thrown as Error).message).toBe(
      [
        '2 mistakes in the content:',
        'src/content/pages/terms.yaml\n  field:   title\n  found:   7\n  allowed: a text',
        'src/content/pages/privacy.yaml\n  field:   titel\n  found:   "Privacy"\n  allowed: no field of this name; check its spelling',
      ].join('\n\n'),
    );
  });

  test('do not stay in the store, so that the next build looks at them again', async () => {
    const { stored } = await load(broken);
    expect([...stored.keys()]).toEqual(['about']);
  });

  test('do not stay in the store when another file cannot be read either', async () => {
    const { stored } = await load(broken, { end: syntaxError });
    expect([...stored.keys()]).toEqual(['about']);
  });

  test('are stored once they are mended while the site is being developed', async () => {
    const stored: string[] = [];
    const mended: Loader = {
      name: 'watching',
      load: async ({ parseData, store }) => {
        for (const title of [7, 'Terms']) {
          store.set({ id: 'terms', data: await parseData({ id: 'terms', data: { title } }) });
        }
      },
    };
    const store = { set: ({ data }: { data: { title: string } }) => stored.push(data.title), delete: () => {} };
    const context = { collection: 'pages', config: { root: new URL('file:///site/') }, store };
    await checkedLoader(mended, schema).load(context as unknown as LoaderContext);
    expect(stored).toEqual(['Terms']);
  });

  test('are named from the root of a project whose path has a space', async () => {
    const { thrown } = await load(broken, { root: 'file:///my%20site/', folder: '/my site/' });
    expect((thrown as Error).message).toContain('\n\nsrc/content/pages/terms.yaml\n');
  });
});

describe('files that cannot be read', () => {
  test('are told with their collection and the reason', async () => {
    const { thrown } = await load({}, { end: syntaxError });
    expect((thrown as Error).message).toBe(
      'A file of the collection "pages" cannot be read. bad indentation of a mapping entry (3:1)',
    );
  });

  test('do not change the message of other errors', async () => {
    const failure = new Error('no space left on device');
    const { thrown } = await load(
      {},
      {
        end: () => {
          throw failure;
        },
      },
    );
    expect(thrown).toBe(failure);
  });
});
