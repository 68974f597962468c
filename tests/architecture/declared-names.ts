import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-file.ts';

/** Words of an earlier dialect, wherever they stand in a name, and what is said instead. */
const WORDS: Readonly<Record<string, string>> = {
  addressee: 'recipient',
  brought: 'loaded',
  clash: 'conflict',
  clashes: 'conflicts',
  deed: 'action',
  deeds: 'actions',
  doing: 'action',
  forget: 'remove',
  forgets: 'removes',
  forgetting: 'removing',
  forgotten: 'removed',
  happen: 'apply',
  happening: 'event',
  heard: 'received',
  kept: 'stored',
  ladder: 'schedule',
  ledger: 'repositories',
  letter: 'email',
  letters: 'emails',
  news: 'event',
  patience: 'timeout',
  quiet: 'idle',
  recall: 'restore',
  remember: 'store',
  remembered: 'stored',
  said: 'text',
  surroundings: 'context',
  tidy: 'clean up',
  tidying: 'cleaning up',
  told: 'notified',
  trouble: 'error',
  unheard: 'missed',
  unkept: 'not stored',
  wish: 'preference',
  wishes: 'preferences',
};

/**
 * Words that no name begins with. Of a function they are weak verbs, of a constant they say MAX or
 * MIN.
 */
const FIRST_WORDS: Readonly<Record<string, string>> = {
  ask: 'request',
  bring: 'load',
  fewest: 'min',
  hear: 'listen',
  late: 'lazy, or on interaction',
  least: 'min',
  longest: 'max',
  most: 'max',
  say: 'announce',
  shortest: 'min',
  tell: 'notify',
};

/**
 * First words that may stand alone. They are a state of departures, an instant, and what staff
 * members say of a traveller.
 */
const ALONE: ReadonlySet<string> = new Set(['ask', 'late', 'say']);

/** Several words that say one thing, as they stand in the middle of a name. */
const PHRASES: Readonly<Record<string, string>> = {
  'at once': 'concurrency',
  'give up': 'timeout',
  'last hope': 'timeout',
  'put back': 'restore',
  'sign of life': 'first interaction',
  'take back': 'cancel',
  'take off': 'remove',
};

/** Names that stay, each for a reason. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['0004-forgetting', 'the name of a migration is stored'],
  ['forgetting', 'the same migration'],
  ['QUIET_ZONE', 'the word of the QR standard for the margin of a code'],
  ['latePaymentEmail', 'a payment that came late'],
  ['mostPopularFirst', 'an order'],
]);

/**
 * The words of a name in small letters. `LEASE_TTL_MS`, `lease-ttl-ms` and `leaseTtlMs` have the
 * same.
 */
function wordsOf(name: string): readonly string[] {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return spaced.split(/[^\p{L}\d]+/u).flatMap((word) => (word === '' ? [] : [word.toLowerCase()]));
}

/**
 * What is declared in a file by name: functions, classes, types and variables. Members may be
 * stored or public.
 */
function declaredIn(module: ts.SourceFile): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isVariableDeclaration(node);
    if (isNamed && node.name && ts.isIdentifier(node.name)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(module);
  return names;
}

/** What to say instead of a name, for each word of it that must not be there. */
function betterWords(name: string): readonly string[] {
  const words = wordsOf(name);
  const [first = '', ...others] = words;
  const found = words.filter((word) => Object.hasOwn(WORDS, word)).map((word) => WORDS[word] ?? '');
  const isAlone = others.length === 0 && ALONE.has(first);
  if (!isAlone && Object.hasOwn(FIRST_WORDS, first)) found.push(FIRST_WORDS[first] ?? '');
  const text = ` ${words.join(' ')} `;
  const phrases = Object.entries(PHRASES).filter(([phrase]) => text.includes(` ${phrase} `));
  return [...found, ...phrases.map(([, better]) => better)];
}

/** Names of a file, and in it, that have words of the earlier dialect. */
export function dialectViolations({ path, module }: Pick<SourceFile, 'path' | 'module'>): readonly string[] {
  const names = new Set([posix.basename(path).replace(/\..*$/, ''), ...declaredIn(module)]);
  return [...names]
    .filter((name) => !EXCEPTIONS.has(name))
    .flatMap((name) => betterWords(name).map((better) => `${path}: ${name} is better named with "${better}"`));
}
