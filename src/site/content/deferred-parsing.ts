import type { LoaderContext } from 'astro/loaders';

type Data = Record<string, unknown>;

interface FileText {
  readonly contents: string;
  readonly fileUrl: URL;
}

/** The reader of files with one ending. Astro passes these to its loaders without types. */
interface EntryType {
  readonly getEntryInfo: (file: FileText) => { readonly data: Data } | Promise<{ readonly data: Data }>;
  /** Markdown has it: text that is rendered from what is read. */
  readonly getRenderFunction?: unknown;
}

type ContextWithTypes = LoaderContext & { readonly entryTypes?: ReadonlyMap<string, EntryType> };

/** A placeholder for a file's data until it is requested. */
class DeferredData {
  readonly #read: () => Promise<Data>;

  constructor(read: () => Promise<Data>) {
    this.#read = read;
  }

  read(): Promise<Data> {
    return this.#read();
  }
}

function deferEntryType(type: EntryType): EntryType {
  if (type.getRenderFunction !== undefined) return type;
  const later = (file: FileText) => new DeferredData(async () => (await type.getEntryInfo(file)).data);
  return { ...type, getEntryInfo: (file) => ({ data: later(file) as unknown as Data }) };
}

/**
 * Lets a loader read files without parsing unchanged ones. Astro's glob() parses every file before
 * it checks for a change, which takes most of the time.
 */
export function deferParsing(context: LoaderContext): LoaderContext {
  const { entryTypes }: ContextWithTypes = context;
  if (entryTypes === undefined) return context;
  const types = new Map([...entryTypes].map(([ending, type]) => [ending, deferEntryType(type)]));
  return { ...context, entryTypes: types } as ContextWithTypes;
}

/** The data of a file that a loader passed on, parsed now if it was not before. */
export async function parsedData(data: Data): Promise<Data> {
  return data instanceof DeferredData ? data.read() : data;
}
