import type { Tracing } from '../config/tracing.ts';
import type { Database } from './database.ts';

/** The same database, with a span for everything that it is asked. */
export function traceDatabase(database: Database, { inSpan }: Tracing): Database {
  const subjectOf = (verb: string) => ({ name: `database ${verb}`, kind: 'CLIENT' }) as const;
  return {
    ...database,
    read: (work) => inSpan(subjectOf('read'), () => database.read(work)),
    write: (key, work) => inSpan(subjectOf('write'), () => database.write(key, work)),
    direct: (work) => inSpan(subjectOf('direct'), () => database.direct(work)),
  };
}
