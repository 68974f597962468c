/** The problem with a PostgreSQL server and its remedy, for the person who starts a program. */
export function postgresProblemText(location: string, cause: unknown): string {
  const { code } = (cause ?? {}) as { readonly code?: unknown };
  const reason = cause instanceof Error ? cause.message || String(code) : String(cause);
  return `Cannot use ${location} (${reason}): ${remedyFor(code)}`;
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
function remedyFor(code: unknown): string {
  switch (code) {
    case '25006':
      return 'it only reads. Let DATABASE_URL name the server that writes, or let this one write.';
    case '53100':
      return 'make room on its disk and try again.';
    case 'XX001':
    case 'XX002':
      return 'it is damaged. Restore a backup of it with pg_restore.';
    case '42501':
      return 'give its user the right to write there.';
    default:
      return 'start it, or correct DATABASE_URL.';
  }
}
