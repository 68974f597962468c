import { ApiProblem } from './api-problem.ts';

/** Reads the body of a request. @throws ApiProblem 413 for more bytes than allowed, 400 where its sender has gone */
export async function readBytes({ headers, body }: Request, most: number): Promise<Uint8Array> {
  // Said before anything is read, where the client is honest about it.
  if (Number(headers.get('content-length') ?? 0) > most) throw tooLong(most);
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await nextPart(reader); !part.done; part = await nextPart(reader)) {
    bytes += part.value.byteLength;
    if (bytes > most) {
      void dropRest(reader);
      throw tooLong(most);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** @throws ApiProblem 400 where the connection has closed: nobody reads that, and nothing failed here */
async function nextPart(reader: Reader) {
  try {
    return await reader.read();
  } catch (error) {
    const isClosed = (error as NodeJS.ErrnoException | null)?.code === 'ECONNRESET';
    throw isClosed ? new ApiProblem(400, { detail: 'The body ended too early.' }) : error;
  }
}

/** Reads on while the answer leaves: a body that is given up keeps everybody waiting who comes next on its connection, behind a proxy others too. */
async function dropRest(reader: Reader): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // It has closed, or took longer than a request may.
  }
}

function tooLong(most: number): ApiProblem {
  return new ApiProblem(413, { detail: `Send at most ${Math.floor(most / 1024)} KB.` });
}
