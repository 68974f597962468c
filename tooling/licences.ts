import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'docs/licences.md');

const UNKNOWN = 'not said in its package';

/** The used part of package-lock.json. */
export interface PackageLock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly license?: string;
        readonly dev?: boolean;
        readonly devOptional?: boolean;
        readonly optional?: boolean;
        readonly dependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const HEAD = `# Licences

Packages that the server and the pages are made of, by licence. Those in bold stand in \`package.json\`; the others come with them. Tools of development
and tests are left out. \`npm run licences\` writes this file; a test compares it with \`package-lock.json\`.`;

const OPTIONAL = `## Optional

Mostly programs for one system or processor each. An installation has few of them, and none with \`npm ci --omit=optional\`, as in the image.`;

/** The text of docs/licences.md for a lock file. */
export function licencesText({ packages }: PackageLock): string {
  const direct = new Set(Object.keys(packages['']?.dependencies ?? {}));
  const shipped = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { license, optional, devOptional }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      license,
      isOptional: optional === true || devOptional === true,
    }));
  const sections = [
    ...sectionsOf(
      shipped.filter(({ isOptional }) => !isOptional),
      direct,
    ),
    OPTIONAL,
    tableOf(shipped.filter(({ isOptional }) => isOptional)),
  ];
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

/** A package by its name, and the licence that it says. */
interface Shipped {
  readonly name: string;
  readonly license: string | undefined;
}

/** A heading for each licence, that of the most packages first. */
function sectionsOf(packages: readonly Shipped[], direct: ReadonlySet<string>): readonly string[] {
  return byLicence(packages).map(([licence, names]) => {
    const shown = names.map((name) => (direct.has(name) ? `**${name}**` : name));
    return `## ${licence}\n\n${shown.join(', ')}`;
  });
}

function tableOf(packages: readonly Shipped[]): string {
  const rows = byLicence(packages).map(([licence, names]) => `| ${licence} | ${names.join(', ')} |`);
  return ['| licence | packages |', '|---|---|', ...rows].join('\n');
}

function byLicence(packages: readonly Shipped[]): readonly (readonly [licence: string, names: readonly string[]])[] {
  const groups = Map.groupBy(packages, ({ license = UNKNOWN }) => license);
  const named = [...groups].map(([licence, group]) => [licence, namesOf(group)] as const);
  return named.toSorted(([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1));
}

function namesOf(packages: readonly Shipped[]): readonly string[] {
  return [...new Set(packages.map(({ name }) => name))].toSorted();
}

if (import.meta.main) {
  writeFileSync(FILE, licencesText(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))));
  console.log('docs/licences.md says what is in package-lock.json.');
}
