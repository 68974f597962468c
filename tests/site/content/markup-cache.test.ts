import { expect, test } from 'vitest';
import { markupOf } from '../../../src/site/content/markup-cache.ts';

/** Renders what it is given and counts how often. */
function aRenderer() {
  const rendered: string[] = [];
  const render = async ({ title }: { title: string }) => {
    rendered.push(title);
    return `<li>${title}</li>`;
  };
  return { rendered, render };
}

test('what is shown on many pages is rendered once', async () => {
  const { rendered, render } = aRenderer();
  const card = { title: 'Tour A' };
  expect([await markupOf(card, 'card', render), await markupOf(card, 'card', render)]).toEqual([
    '<li>Tour A</li>',
    '<li>Tour A</li>',
  ]);
  expect(rendered).toEqual(['Tour A']);
});

test('it is rendered again where it is shown in another way', async () => {
  const { rendered, render } = aRenderer();
  const card = { title: 'Tour A' };
  await markupOf(card, 'card h2', render);
  await markupOf(card, 'card h3', render);
  expect(rendered).toHaveLength(2);
});

test('another thing with the same data is another thing', async () => {
  const { rendered, render } = aRenderer();
  await markupOf({ title: 'Tour A' }, 'card', render);
  await markupOf({ title: 'Tour A' }, 'card', render);
  expect(rendered).toHaveLength(2);
});
