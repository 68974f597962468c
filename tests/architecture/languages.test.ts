import { expect, test } from 'vitest';
import { textsOf } from './project-files.ts';

/** A language, or a locale of travellers, that a caller may leave out. */
const LEFT_OUT = /\blanguage(?:: Language)? = DEFAULT_LANGUAGE|\blocale: string = /;

test('who makes words says in which language (specification.md#languages)', () => {
  const files = textsOf(['src/lib', 'src/islands', 'src/site']).filter(({ path }) => !path.includes('/desk/'));
  expect(files.filter(({ text }) => LEFT_OUT.test(text)).map(({ path }) => path)).toEqual([]);
});
