import { ApiProblem } from './api-problem.ts';

/** Reads the body of a request. @throws ApiProblem 413 for more bytes than allowed */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  // Said before anything is read, where the client is honest about it.
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLong(most);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw tooLong(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLong(most: number): ApiProblem {
  return new ApiProblem(413, { detail: `Send at most ${Math.floor(most / 1024)} KB.` });
}
