import ts from 'typescript';
import type * as z from 'zod/mini';
import { commentOf, propertyName, SchemaSource } from './schema-source.ts';

type Schema = z.core.$ZodType;

/** What the sources say of schemas: of a schema itself, and of each property of an object. */
export interface SchemaDocs {
  readonly types: ReadonlyMap<Schema, string>;
  readonly properties: ReadonlyMap<Schema, ReadonlyMap<string, string>>;
}

/** Follows schemas and the code that made them side by side. */
class DocsReader implements SchemaDocs {
  readonly types = new Map<Schema, string>();
  readonly properties = new Map<Schema, Map<string, string>>();
  readonly #sources = new Map<string, SchemaSource>();

  sourceAt(path: string): SchemaSource {
    const known = this.#sources.get(path) ?? new SchemaSource(path, (other) => this.sourceAt(other));
    this.#sources.set(path, known);
    return known;
  }

  read(code: ts.Expression | undefined, source: SchemaSource, schema: Schema | undefined): void {
    if (!code || !schema) return;
    if (ts.isIdentifier(code)) this.#readConstant(code.text, source, schema);
    if (ts.isCallExpression(code)) this.#readCall(code, source, schema);
  }

  #readConstant(name: string, source: SchemaSource, schema: Schema): void {
    const found = source.find(name);
    if (!found) return;
    if (found.comment && !this.types.has(schema)) this.types.set(schema, found.comment);
    this.read(found.value, found.source, schema);
  }

  #readCall({ expression, arguments: given }: ts.CallExpression, source: SchemaSource, schema: Schema): void {
    if (!ts.isPropertyAccessExpression(expression)) return;
    // `schema.check(…)` is the same schema with more checks.
    if (expression.name.text === 'check') this.read(expression.expression, source, schema);
    else this.#readParts(given, source, schema);
  }

  #readParts(given: readonly ts.Expression[], source: SchemaSource, schema: Schema): void {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    const [first, second] = given;
    if (def.type === 'object') {
      if (first && ts.isObjectLiteralExpression(first)) this.readProperties(first, source, schema, def.shape);
    } else if (def.type === 'record') {
      this.read(first, source, def.keyType);
      this.read(second, source, def.valueType);
    } else if (def.type === 'array') this.read(first, source, def.element);
    else if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') {
      this.read(first, source, def.innerType);
    } else if (def.type === 'union' || def.type === 'tuple') {
      const parts = def.type === 'union' ? def.options : def.items;
      const codes = given.find(ts.isArrayLiteralExpression)?.elements;
      for (const [index, part] of parts.entries()) this.read(codes?.[index], source, part);
    }
  }

  readProperties(
    literal: ts.ObjectLiteralExpression,
    source: SchemaSource,
    schema: Schema | null,
    shape: Readonly<Record<string, Schema>>,
  ): void {
    for (const property of literal.properties) {
      if (ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression)) {
        const spread = source.find(property.expression.text);
        if (spread && ts.isObjectLiteralExpression(spread.value)) {
          this.readProperties(spread.value, spread.source, schema, shape);
        }
      }
      if (!ts.isPropertyAssignment(property)) continue;
      const name = propertyName(property);
      if (schema) this.#addProperty(schema, name, commentOf(property));
      this.read(property.initializer, source, shape[name]);
    }
  }

  #addProperty(schema: Schema, name: string, comment: string): void {
    const known = this.properties.get(schema) ?? new Map<string, string>();
    this.properties.set(schema, known);
    if (comment) known.set(name, comment);
  }
}

/**
 * What the comments of schemas say, which is the help of forms.
 *
 * @param path the file of a table of schemas, and `name` what it is called there
 */
export function readSchemaDocs(path: string, name: string, schemas: Readonly<Record<string, Schema>>): SchemaDocs {
  const reader = new DocsReader();
  const table = reader.sourceAt(path).find(name);
  if (!table || !ts.isObjectLiteralExpression(table.value)) throw new Error(`${path} has no table ${name}`);
  reader.readProperties(table.value, table.source, null, schemas);
  return reader;
}
