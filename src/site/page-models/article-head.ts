import { parsePictureKey } from '../../lib/catalogue/image-key.ts';
import { articlePath, imagePath } from '../../lib/navigation/paths.ts';
import type { Article } from '../../lib/site/page.schema.ts';
import { crumbsOf } from './landing-view.ts';
import type { PageContext } from './page-context.ts';
import type { SharePicture } from './share-picture.ts';
import { articleData, breadcrumbData } from './structured-data.ts';

/** The head of an article. */
export function articleHead(
  slug: string,
  article: Article,
  { site, language }: Pick<PageContext, 'site' | 'language'>,
) {
  const path = articlePath(slug);
  const { group, number } = parsePictureKey(article.image);
  const share: SharePicture = { page: path, picture: article.image, title: article.title };
  return {
    title: article.title,
    description: article.seoDescription,
    path,
    share,
    structuredData: [
      articleData({ ...article, path, image: imagePath(group, number) }, site, language),
      breadcrumbData(crumbsOf(article.title, path, language), site.url, language),
    ],
  };
}
