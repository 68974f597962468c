function locationsIn(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
}

/** Every address of the site map, which is reached from its index at `/sitemap.xml`. */
export async function siteMapUrls(baseUrl: string): Promise<readonly string[]> {
  const read = async (path: string) => locationsIn(await (await fetch(baseUrl + path)).text());
  const parts = await read('/sitemap.xml');
  return (await Promise.all(parts.map((part) => read(new URL(part).pathname)))).flat();
}
