import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { alternativeText, parsePictureKey } from '../../lib/catalogue/image-key.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { articleHead } from '../page-models/article-head.ts';
import { landingHead } from '../page-models/landing-head.ts';
import { listingShare } from '../page-models/listing-head.ts';
import type { PageContext } from '../page-models/page-context.ts';
import {
  destinationsShare,
  homeShare,
  pageShare,
  placeShare,
  SHARE_SIZE,
  type SharePicture,
  shareImagePath,
} from '../page-models/share-picture.ts';
import { translatedPlaces } from './catalogue.ts';
import { digest } from './digest.ts';
import { landingRoutes } from './landing-pages.ts';
import { listingPages } from './listing-routes.ts';
import { oncePerLanguage } from './once-per-language.ts';
import { pageContext } from './page-context.ts';
import { allArticles, pageRoutes } from './pages.ts';
import { masterOf, readMaster } from './picture-masters.ts';
import { drawSharePicture, drawShareWords, fitPhotograph, type ShareWords } from './share-drawing.ts';
import { writeWholeFile } from './write-whole-file.ts';

/** Where pictures are stored between builds, by what is drawn. */
const CACHE = join(process.cwd(), 'node_modules/.cache/share-pictures');

/** What the head of a page says of its picture. */
export interface SharedImage {
  readonly url: string;
  readonly type: 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * The picture of a page's link. Its address changes with its words, as messengers store pictures
 * for weeks.
 */
export function sharedImage(share: SharePicture, { site, imageGroups, language }: PageContext): SharedImage {
  const url = `${site.url}${localizedPath(shareImagePath(share), language)}?v=${digest(share).slice(0, 6)}`;
  return { url, type: 'image/jpeg', ...SHARE_SIZE, alt: alternativeText(parsePictureKey(share.picture), imageGroups) };
}

async function everyShare(language: Language): Promise<readonly SharePicture[]> {
  const context = await pageContext(language);
  const { site } = context;
  return [
    homeShare(context),
    destinationsShare(context),
    ...(await translatedPlaces(language)).map(placeShare),
    ...(await listingPages(language)).map((page) => listingShare(page, language)),
    ...(await landingRoutes(language)).map(({ props }) => landingHead(props.view, site.url, language).share),
    ...(await pageRoutes(language)).map(({ props }) => pageShare(props)),
    ...(await allArticles(language)).map(({ id, data }) => articleHead(id, data, context).share),
  ];
}

/** A photograph of pages in all languages: its digest, and itself in the picture's size. */
interface Photograph {
  readonly digest: string;
  readonly fitted: () => Promise<Buffer>;
}

const photographs = new Map<string, Promise<Photograph>>();

async function readPhotograph(picture: string): Promise<Photograph> {
  const master = await readMaster(await masterOf(parsePictureKey(picture)));
  let fitted: Promise<Buffer> | undefined;
  return {
    digest: createHash('sha256').update(master).digest('hex'),
    fitted: () => {
      fitted ??= fitPhotograph(master);
      return fitted;
    },
  };
}

function photographOf(picture: string): Promise<Photograph> {
  const known = photographs.get(picture) ?? readPhotograph(picture);
  photographs.set(picture, known);
  return known;
}

/** What decides how words are drawn: the modules that do it, and the logo. */
const DRAWING = [
  ...['drawing', 'fonts', 'lines'].map((name) => `src/site/content/share-${name}.ts`),
  'public/favicon.svg',
];

let drawing: Promise<string> | undefined;

function drawingDigest(): Promise<string> {
  drawing ??= Promise.all(DRAWING.map((name) => readFile(join(process.cwd(), name), 'utf8'))).then(digest);
  return drawing;
}

/** A picture to be drawn: its path, and what is drawn. */
interface ShareFile {
  readonly path: string;
  readonly photograph: Photograph;
  readonly words: ShareWords;
  readonly key: string;
}

async function prepareFile(share: SharePicture): Promise<ShareFile> {
  const { site } = await pageContext(DEFAULT_LANGUAGE);
  const photograph = await photographOf(share.picture);
  const words = { siteName: site.name, title: share.title, note: share.note };
  const key = createHash('sha256')
    .update(digest(photograph.digest, words, await drawingDigest()))
    .digest('hex')
    .slice(0, 32);
  return { path: shareImagePath(share), photograph, words, key };
}

async function readOrDraw({ photograph, words, key }: ShareFile): Promise<Buffer> {
  const file = join(CACHE, `${key}.jpg`);
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const jpeg = await drawSharePicture(await photograph.fitted(), await drawShareWords(words));
  await writeWholeFile(file, jpeg);
  return jpeg;
}

const filesOf = oncePerLanguage(async (language) => Promise.all((await everyShare(language)).map(prepareFile)));

/** Deletes the pictures that no page of any language has any more. */
async function deleteUnused(): Promise<void> {
  const files = (await Promise.all(LANGUAGE_CODES.map(filesOf))).flat();
  const used = new Set(files.map(({ key }) => `${key}.jpg`));
  const unused = (await readdir(CACHE)).filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(join(CACHE, name), { force: true })));
}

/** The picture of a page's link. */
export interface SharePictureFile {
  readonly path: string;
  /** Changes with what is drawn. */
  readonly key: string;
  readonly read: () => Promise<Buffer>;
}

/**
 * The picture of the link of each page of a language. One that an earlier build drew is not drawn
 * again.
 */
export async function sharePictureFiles(language: Language): Promise<readonly SharePictureFile[]> {
  await mkdir(CACHE, { recursive: true });
  if (language === DEFAULT_LANGUAGE) await deleteUnused();
  return (await filesOf(language)).map((file) => ({ path: file.path, key: file.key, read: () => readOrDraw(file) }));
}
