import { parsePictureKey } from '../../lib/catalogue/image-key.ts';
import { articlePath, imagePath } from '../../lib/navigation/paths.ts';
import type { Article } from '../../lib/site/page.schema.ts';
import type { Site } from '../../lib/site/site.schema.ts';
import { articleData } from './structured-data.ts';

/** The head of an article. */
export function articleHead(slug: string, article: Article, site: Site) {
  const path = articlePath(slug);
  const { group, number } = parsePictureKey(article.image);
  const shareImage = imagePath(group, number);
  return {
    title: article.title,
    description: article.seoDescription,
    path,
    shareImage,
    structuredData: [articleData({ ...article, path, shareImage }, site)],
  };
}
