const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
];

/** The kind of device that sends a header `User-Agent`, by which people tell theirs apart. */
export function deviceName(userAgent: string | null): string {
  return DEVICES.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'Unknown device';
}
