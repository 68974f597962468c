/** How an address answered: its last status, and where it ended. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly endedAt: string;
}

const MAX_REDIRECTS = 5;

/**
 * Asks for a path and follows redirects on the same host. One that leads to another host counts as
 * arrived.
 */
export async function follow(baseUrl: string, path: string): Promise<Answer> {
  let url = new URL(path, baseUrl);
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const response = await fetch(url, { redirect: 'manual' });
    await response.arrayBuffer();
    const { status, headers } = response;
    const location = headers.get('location');
    const answer = { status, type: headers.get('content-type') ?? '', endedAt: url.pathname };
    if (status < 300 || status >= 400 || location === null) return answer;
    url = new URL(location, url);
    if (url.origin !== new URL(baseUrl).origin) return { ...answer, status: 200, endedAt: url.href };
  }
  return { status: 310, type: '', endedAt: url.pathname };
}

/**
 * Those of many paths that do not end in 200, with what they answered. Few at a time: small servers
 * queue only a handful.
 */
export async function broken(baseUrl: string, paths: Iterable<string>): Promise<readonly string[]> {
  const waiting = [...new Set(paths)];
  const problems: string[] = [];
  const requestInTurn = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status } = await follow(baseUrl, path);
      if (status !== 200) problems.push(`${path}: ${status}`);
    }
  };
  await Promise.all([requestInTurn(), requestInTurn(), requestInTurn(), requestInTurn()]);
  return problems.toSorted();
}

/**
 * Every address in a style sheet or a script that loads more. Addresses that a script puts together
 * are not known here.
 */
export function addressesIn(source: string): readonly string[] {
  const found = [
    ...[...source.matchAll(/url\(["']?([^"')]+)/g)].map((match) => match[1] ?? ''),
    ...[...source.matchAll(/(?:import|from)\s*\(?["']([./][^"']+)["']/g)].map((match) => match[1] ?? ''),
  ];
  return found.filter((address) => !address.includes('${'));
}
