import { execFileSync } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { userInfo } from 'node:os';
import * as z from 'zod/mini';
import type { Answer } from '../../src/server/http/answer.ts';
import { ApiProblem } from '../../src/server/http/api-problem.ts';
import { deskQueryEndpoint, deskWriteEndpoint } from '../../src/server/http/desk-endpoint.ts';
import { type Endpoint, withErrorResponses } from '../../src/server/http/endpoint.ts';
import { readJson } from '../../src/server/http/json-body.ts';
import { readQuery } from '../../src/server/http/query.ts';
import { requireSameOrigin } from '../../src/server/http/same-origin.ts';
import { ContentPathError } from './content-folder.ts';
import { YamlEditError } from './yaml-source.ts';

/** Who may edit: staff who are signed in, or whoever sits at this computer. */
export type EditorAccess = 'desk' | 'local';

/** A page of an article is some 20 KB, a gazetteer some 40 KB. */
const MAX_DRAFT_BYTES = 512 * 1024;

const ACTION = 'edit-content';

/** The query of an address that has none. */
export const NO_QUERY = z.strictObject({});

/** A request of somebody who may edit. */
export interface EditorCall {
  /** The name that changes carry. */
  readonly editor: string;
  readonly request: IncomingMessage;
}

/** Makes endpoints of the editor that know who asks. */
export function createEditorEndpoints(access: EditorAccess) {
  const localName = access === 'local' ? nameOfUser() : '';

  /** An endpoint that changes nothing. */
  function query<Schema extends z.ZodMiniType>(
    schema: Schema,
    answer: (call: EditorCall, query: z.infer<Schema>) => Promise<Answer>,
  ): Endpoint {
    if (access === 'local') {
      return withErrorResponses(async (_call, { request }) => {
        requireThisComputer(request);
        return answerOrRefuse(() => answer({ editor: localName, request }, readQuery(request, schema)));
      });
    }
    return deskQueryEndpoint(ACTION, schema, ({ staff }, given, request) =>
      answer({ editor: staff.name, request }, given),
    );
  }

  /** An endpoint that changes something and reads its body by itself. */
  function write(answer: (call: EditorCall) => Promise<Answer>): Endpoint {
    if (access === 'local') {
      return withErrorResponses(async (_call, { request }) => {
        requireThisComputer(request);
        requireSameOrigin(request.headers);
        return answerOrRefuse(() => answer({ editor: localName, request }));
      });
    }
    return deskWriteEndpoint(ACTION, ({ staff }, request) =>
      answerOrRefuse(() => answer({ editor: staff.name, request })),
    );
  }

  /** An endpoint that changes something by JSON. */
  function command<Schema extends z.ZodMiniType>(
    schema: Schema,
    answer: (call: EditorCall, body: z.infer<Schema>) => Promise<Answer>,
    maxBytes = MAX_DRAFT_BYTES,
  ): Endpoint {
    return write(async (call) => answer(call, await readJson(call.request, schema, maxBytes)));
  }

  return { query, write, command };
}

/** Answers, also where a file is not what it should be: whoever asked can repair it. */
async function answerOrRefuse(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer();
  } catch (error) {
    const isOfFile = error instanceof ContentPathError || error instanceof YamlEditError;
    throw isOfFile ? new ApiProblem(409, { detail: error.message }) : error;
  }
}

/** What proxies add, which would let everybody in whom they let in. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOCAL_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Refuses whoever asks from elsewhere, and pages whose name was pointed at this computer.
 *
 * @throws ApiProblem 404
 */
function requireThisComputer({ socket, headers }: IncomingMessage): void {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  if (LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_NAME.test(headers.host ?? '') && !isForwarded) return;
  throw new ApiProblem(404);
}

/** The name that Git writes under commits, else that of the user of this computer. */
function nameOfUser(): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return name.trim() || userInfo().username;
  } catch {
    return userInfo().username;
  }
}
