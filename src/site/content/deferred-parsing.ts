import type { LoaderContext } from 'astro/loaders';

type Data = Record<string, unknown>;

interface FileText {
  readonly contents: string;
  readonly fileUrl: URL;
}

/** How files of one ending are read. Astro hands these to its loaders without declaring them. */
interface EntryType {
  readonly getEntryInfo: (file: FileText) => { readonly data: Data } | Promise<{ readonly data: Data }>;
  /** Markdown has it: text that is rendered from what is read. */
  readonly getRenderFunction?: unknown;
}

type ContextWithTypes = LoaderContext & { readonly entryTypes?: ReadonlyMap<string, EntryType> };

/** Stands for what is in a file until somebody asks. */
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
 * Lets a loader ask for a file's data without parsing it. Astro's glob() has every file parsed before it looks whether the
 * file changed since the last build, which is most of the time that reading ten thousand unchanged files takes.
 */
export function deferParsing(context: LoaderContext): LoaderContext {
  const { entryTypes }: ContextWithTypes = context;
  if (entryTypes === undefined) return context;
  const types = new Map([...entryTypes].map(([ending, type]) => [ending, deferEntryType(type)]));
  return { ...context, entryTypes: types } as ContextWithTypes;
}

/** What is in a file that a loader handed on, parsed now if it was not before. */
export async function parsedData(data: Data): Promise<Data> {
  return data instanceof DeferredData ? data.read() : data;
}
