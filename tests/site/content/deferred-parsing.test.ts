import type { LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { deferParsing, parsedData } from '../../../src/site/content/deferred-parsing.ts';

const FILE = { contents: 'title: About', fileUrl: new URL('file:///site/about.yaml') };

/** A context as Astro's content layer makes it, with a parser that counts its calls. */
function aContext(more: object = {}) {
  const parsed: string[] = [];
  const getEntryInfo = ({ contents }: typeof FILE) => {
    parsed.push(contents);
    return { body: '', data: { title: 'About' } };
  };
  const entryTypes = new Map([['.yaml', { extensions: ['.yaml'], getEntryInfo, ...more }]]);
  const context = deferParsing({ entryTypes } as unknown as LoaderContext) as unknown as {
    entryTypes: typeof entryTypes;
  };
  const read = () => context.entryTypes.get('.yaml')?.getEntryInfo(FILE).data ?? {};
  return { parsed, read };
}

test('a file is not parsed when it is read', () => {
  const { parsed, read } = aContext();
  read();
  expect(parsed).toEqual([]);
});

test('a file is parsed when its data is asked for', async () => {
  const { read } = aContext();
  expect(await parsedData(read())).toEqual({ title: 'About' });
});

test('what cannot be parsed is told to who asks', async () => {
  const getEntryInfo = () => {
    throw new Error('bad indentation');
  };
  const { read } = aContext({ getEntryInfo });
  await expect(parsedData(read())).rejects.toThrow('bad indentation');
});

test('text that is rendered is parsed at once', () => {
  const { parsed, read } = aContext({ getRenderFunction: () => {} });
  expect(read()).toEqual({ title: 'About' });
  expect(parsed).toEqual([FILE.contents]);
});

test('data that is there already stays as it is', async () => {
  const data = { title: 'About' };
  expect(await parsedData(data)).toBe(data);
});

test('a context without parsers stays as it is', () => {
  const context = { collection: 'pages' } as LoaderContext;
  expect(deferParsing(context)).toBe(context);
});
