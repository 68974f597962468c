import { expect, test } from 'vitest';
import { articleHead } from '../../../src/site/page-models/article-head.ts';
import { aSite } from '../../fixtures/builders/a-page-context.ts';

const article = {
  title: 'How to get to El Nido',
  lead: 'By road or by air.',
  seoDescription: 'Every way to El Nido.',
  image: 'ELN-A/1',
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-21',
};

test('an article has its address, its picture and its date (specification.md#routes)', () => {
  const head = articleHead('how-to-get-to-el-nido', article, { site: aSite(), language: 'en' });
  expect(head).toMatchObject({
    title: 'How to get to El Nido',
    description: 'Every way to El Nido.',
    path: '/article/how-to-get-to-el-nido',
    share: {
      page: '/article/how-to-get-to-el-nido',
      picture: 'ELN-A/1',
      title: 'How to get to El Nido',
    },
  });
  expect(head.structuredData[0]).toMatchObject({ '@type': 'Article', dateModified: '2026-11-21' });
  expect(head.structuredData[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'How to get to El Nido' }],
  });
});
