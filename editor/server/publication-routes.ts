import { answerJson } from '../../src/server/http/answer.ts';
import type { Route } from '../../src/server/http/endpoint.ts';
import { publicationsContract, publishContract, undoPublicationContract } from '../lib/publications.contract.ts';
import { type createEditorEndpoints, NO_QUERY } from './editor-endpoint.ts';
import type { Publisher } from './publisher.ts';

/** The endpoints of publications. */
export function publicationRoutes(
  { query, command }: Pick<ReturnType<typeof createEditorEndpoints>, 'query' | 'command'>,
  publisher: Publisher,
): readonly Route[] {
  return [
    ['GET', publicationsContract.path, query(NO_QUERY, async ({ editor }) => answerJson(await publisher.list(editor)))],
    [
      'POST',
      publishContract.path,
      command(publishContract.request, async ({ editor }) => answerJson({ id: await publisher.publish(editor) }, 202)),
    ],
    [
      'POST',
      undoPublicationContract.path,
      command(undoPublicationContract.request, async ({ editor }, { id }) =>
        answerJson(await publisher.undo(id, editor)),
      ),
    ],
  ];
}
