import * as z from 'zod/mini';
import { type Answer, answerBytes, answerDownload, answerJson } from '../../src/server/http/answer.ts';
import { ApiProblem } from '../../src/server/http/api-problem.ts';
import type { Route } from '../../src/server/http/endpoint.ts';
import { readBytes } from '../../src/server/http/json-body.ts';
import { readQuery } from '../../src/server/http/query.ts';
import {
  archiveFileContract,
  checkDraftContract,
  contentFileContract,
  contentListContract,
  newFileContract,
  redirectTestContract,
  saveDraftContract,
} from '../lib/editor.contract.ts';
import {
  MAX_PICTURE_BYTES,
  PICTURE_PATH,
  PREVIEW_FILES_PATH,
  picturesContract,
  previewContract,
  uploadPictureContract,
} from '../lib/pictures.contract.ts';
import {
  comparePricesContract,
  MAX_PRICE_TABLE_BYTES,
  PRICE_TABLE_PATH,
  savePricesContract,
} from '../lib/prices.contract.ts';
import { type TodaysRatesAnswer, todaysRatesContract } from '../lib/rates.contract.ts';
import { archiveFile } from './archive-file.ts';
import { checkDraft } from './check-draft.ts';
import { comparePrices, tableOfPrices } from './compare-prices.ts';
import type { EditorContext } from './editor-context.ts';
import { type createEditorEndpoints, NO_QUERY } from './editor-endpoint.ts';
import { listContent } from './list-content.ts';
import { loadFile, loadNewFile } from './load-file.ts';
import type { Pictures } from './pictures.ts';
import type { Previews } from './preview.ts';
import { publicationRoutes } from './publication-routes.ts';
import type { Publisher } from './publisher.ts';
import { testRedirect } from './redirect-test.ts';
import { saveDraft } from './save-draft.ts';
import { savePrices } from './save-prices.ts';

const DAY_SECONDS = 86_400;

/** A table in JSON, whose quotes are escaped, with the revisions of its files. */
const MAX_PRICES_BYTES = 2 * MAX_PRICE_TABLE_BYTES;

/** What the routes of the editor call. */
export interface EditorParts {
  readonly context: EditorContext;
  readonly publisher: Publisher;
  readonly previews: Previews;
  readonly pictures: Pictures;
  readonly todaysRates: () => Promise<TodaysRatesAnswer>;
}

/** The endpoints of the editor: parse, call, answer. */
export function editorRoutes(
  { query, command, write }: ReturnType<typeof createEditorEndpoints>,
  { context, publisher, previews, pictures, todaysRates }: EditorParts,
): readonly Route[] {
  /** The answer of what saves: whoever has saved is about to publish. */
  async function answerSaved(editor: string, saving: Promise<object>): Promise<Answer> {
    const saved = await saving;
    void publisher.buildAhead(editor);
    return answerJson(saved);
  }

  return [
    [
      'GET',
      contentListContract.path,
      query(NO_QUERY, async ({ editor }) => answerJson({ editor, ...(await listContent(context, publisher)) })),
    ],
    [
      'GET',
      contentFileContract.path,
      query(contentFileContract.query, async (_call, { path }) => answerJson(await loadFile(context, path))),
    ],
    [
      'PUT',
      saveDraftContract.path,
      command(saveDraftContract.request, ({ editor }, { revision, ...draft }) =>
        answerSaved(editor, saveDraft(context, draft, revision, editor)),
      ),
    ],
    [
      'POST',
      newFileContract.path,
      command(newFileContract.request, async (_call, asked) => answerJson(await loadNewFile(context, asked))),
    ],
    [
      'POST',
      archiveFileContract.path,
      command(archiveFileContract.request, ({ editor }, asked) => answerSaved(editor, archiveFile(context, asked))),
    ],
    [
      'POST',
      checkDraftContract.path,
      command(checkDraftContract.request, async (_call, draft) =>
        answerJson(checkDraft(await context.library(), draft)),
      ),
    ],
    [
      'GET',
      redirectTestContract.path,
      query(redirectTestContract.query, async (_call, { address }) =>
        answerJson(testRedirect(context.contentFolder, address)),
      ),
    ],
    [
      'GET',
      PRICE_TABLE_PATH,
      query(NO_QUERY, async () =>
        answerDownload(await tableOfPrices(context), 'text/csv; charset=utf-8', 'prices.csv'),
      ),
    ],
    [
      'POST',
      comparePricesContract.path,
      command(
        comparePricesContract.request,
        async (_call, { csv }) => {
          const compared = await comparePrices(context, csv);
          if (compared.kind === 'mistakes') return answerJson(compared);
          const { kind, differences, problems } = compared;
          return answerJson({ kind, differences, problems });
        },
        MAX_PRICES_BYTES,
      ),
    ],
    [
      'PUT',
      savePricesContract.path,
      command(
        savePricesContract.request,
        ({ editor }, asked) => answerSaved(editor, savePrices(context, asked, editor)),
        MAX_PRICES_BYTES,
      ),
    ],
    [
      'POST',
      todaysRatesContract.path,
      command(todaysRatesContract.request, async () => answerJson(await todaysRates())),
    ],
    [
      'POST',
      previewContract.path,
      command(previewContract.request, async (_call, { draft, language }) =>
        answerJson(await previews.render(draft, language)),
      ),
    ],
    [
      'GET',
      `${PREVIEW_FILES_PATH}*`,
      query(z.looseObject({}), async ({ request }) => {
        const file = await previews.file(request.url?.slice(PREVIEW_FILES_PATH.length) ?? '');
        if (!file) throw new ApiProblem(404);
        return answerBytes(file.bytes, file.type, 60);
      }),
    ],
    ['GET', picturesContract.path, query(NO_QUERY, async () => answerJson({ pictures: await pictures.list() }))],
    [
      'GET',
      PICTURE_PATH,
      query(z.looseObject({ key: z.string() }), async (_call, { key }) => {
        const bytes = await pictures.small(key);
        if (!bytes) throw new ApiProblem(404);
        return answerBytes(bytes, 'image/webp', DAY_SECONDS);
      }),
    ],
    [
      'PUT',
      PICTURE_PATH,
      write(async ({ editor, request }) => {
        const asked = readQuery(request, uploadPictureContract.query);
        const bytes = await readBytes(request, MAX_PICTURE_BYTES);
        return answerSaved(
          editor,
          context.exclusively(() => pictures.upload(asked, bytes)),
        );
      }),
    ],
    ...publicationRoutes({ query, command }, publisher),
  ];
}
