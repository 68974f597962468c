import { parsePictureKey } from '../images/picture-key.ts';
import type { Article } from '../pages/page.schema.ts';
import { articlePath, imagePath } from '../paths.ts';
import { articleData } from '../seo/structured-data.ts';
import type { Site } from '../site/site.schema.ts';

/** What the head of an article needs. */
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
