import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import pg from 'pg';

/**
 * The reference: `node:http` and one prepared insert a request, as durable as ours. Nothing is
 * checked. Usage: node bare-insert.ts PORT FOLDER, the folder of its SQLite file; with DATABASE_URL
 * it inserts there.
 */
const [, , port, folder = ''] = process.argv;
const TABLE = 'create table if not exists bare_carts (id integer primary key, body text not null)';
const PG_TABLE = 'create table if not exists bare_carts (id bigserial primary key, body text not null)';

type Insert = (body: string) => unknown;

function sqliteInsert(): Insert {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec(`pragma journal_mode = WAL; pragma synchronous = FULL; ${TABLE}`);
  const insert = database.prepare('insert into bare_carts (body) values (?)');
  return (body) => insert.run(body);
}

async function postgresInsert(connectionString: string): Promise<Insert> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  await pool.query(PG_TABLE);
  return (body) => pool.query({ name: 'insert', text: 'insert into bare_carts (body) values ($1)', values: [body] });
}

const insert = process.env.DATABASE_URL ? await postgresInsert(process.env.DATABASE_URL) : sqliteInsert();

createServer(async (request: IncomingMessage, response) => {
  if (request.method === 'POST') await insert(await text(request));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"ok":true}');
}).listen(Number(port), 'localhost');

process.once('SIGTERM', () => process.exit(0));
