import { parsePictureKey } from '../../lib/catalogue/image-key.ts';
import { articlePath, imagePath } from '../../lib/navigation/paths.ts';
import type { Article } from '../../lib/site/page.schema.ts';
import type { Site } from '../../lib/site/site.schema.ts';
import { crumbsOf } from './landing-view.ts';
import type { SharePicture } from './share-picture.ts';
import { articleData, breadcrumbData } from './structured-data.ts';

/** The head of an article. */
export function articleHead(slug: string, article: Article, site: Site) {
  const path = articlePath(slug);
  const { group, number } = parsePictureKey(article.image);
  const share: SharePicture = { page: path, picture: article.image, title: article.title };
  return {
    title: article.title,
    description: article.seoDescription,
    path,
    share,
    structuredData: [
      articleData({ ...article, path, image: imagePath(group, number) }, site),
      breadcrumbData(crumbsOf(article.title, path), site.url),
    ],
  };
}
