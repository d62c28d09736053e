/** Holds answers of a running edge against an OpenAPI document: status, headers and body. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Exchange, textOfExchange } from '../../../edge/support/http.ts';

type Members = { readonly [name: string]: unknown };

export interface OpenApi {
  readonly paths: { readonly [path: string]: { readonly get: Operation } };
  readonly components: { readonly [kind: string]: Members };
}

export interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly $ref: string }[];
  readonly responses: { readonly [status: string]: DocumentedResponse | { readonly $ref: string } };
}

export interface DocumentedResponse {
  readonly description: string;
  readonly headers: { readonly [name: string]: DocumentedHeader | { readonly $ref: string } };
  readonly content?: { readonly [type: string]: { readonly schema: Members; readonly examples?: Members } };
}

interface DocumentedHeader {
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
}

/** Headers of HTTP itself and of hosts, and policies for pages, which every file of a site has. */
const NOT_DOCUMENTED = new Set([
  'cf-cache-status',
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'keep-alive',
  'referrer-policy',
  'transfer-encoding',
]);

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

export class DocumentedAnswers {
  readonly #document: OpenApi;
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false, formats: { 'date-time': DATE_TIME, uri: true } });
  /** `<path> <status> <header>` of all headers that an answer had. */
  readonly seen = new Set<string>();

  constructor(document: OpenApi) {
    this.#document = document;
    this.#ajv.addSchema(document, 'openapi');
  }

  /** What a reference within the document leads to; anything else as it is. */
  resolve<T extends object>(value: T | { readonly $ref: string }): T {
    if (!('$ref' in value)) return value;
    const found = value.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Members)[key], this.#document);
    return found as T;
  }

  get paths(): string[] {
    return Object.keys(this.#document.paths);
  }

  statuses(path: string): number[] {
    return Object.keys(this.#document.paths[path]?.get.responses ?? {}).map(Number);
  }

  responseOf(path: string, status: number): DocumentedResponse | undefined {
    const response = this.#document.paths[path]?.get.responses[status];
    return response && this.resolve<DocumentedResponse>(response);
  }

  /** The names of the parameters of an operation in a place. */
  parameters(path: string, place: 'query' | 'path' | 'header'): string[] {
    const all = this.#document.paths[path]?.get.parameters ?? [];
    return all
      .map((parameter) => this.resolve<{ name: string; in: string }>(parameter))
      .filter((parameter) => parameter.in === place)
      .map(({ name }) => name);
  }

  /** What is wrong with an answer to a request for a path of the document. Empty if it is as documented. */
  complaints(path: string, exchange: Exchange, method = 'GET'): string[] {
    const { status } = exchange;
    const response = this.responseOf(path, status);
    if (response === undefined) return [`${status} is not documented`];
    return [...this.#headers(path, response, exchange), ...this.#body(response, exchange, method)];
  }

  #headers(path: string, { headers }: DocumentedResponse, exchange: Exchange): string[] {
    const documented = new Map(
      Object.entries(headers).map(([name, ref]) => [name.toLowerCase(), this.resolve<DocumentedHeader>(ref)] as const),
    );
    const wrong = [...documented].flatMap(([name, { required, schema }]) => {
      const value = exchange.headers[name];
      if (value === undefined) return required ? [`${name} is missing`] : [];
      this.seen.add(`${path} ${exchange.status} ${name}`);
      const meant = schema.type === 'integer' ? Number(value) : value;
      return this.#ajv.validate(schema, meant) ? [] : [`${name}: ${value} is not as documented`];
    });
    const unknown = Object.keys(exchange.headers).filter((name) => !documented.has(name) && !NOT_DOCUMENTED.has(name));
    return [...wrong, ...unknown.map((name) => `${name} is not documented`)];
  }

  #body({ content }: DocumentedResponse, exchange: Exchange, method: string): string[] {
    const [type, media] = Object.entries(content ?? {})[0] ?? [];
    if (type === undefined || media === undefined || method === 'HEAD') {
      return exchange.body.length === 0 ? [] : ['there is a body'];
    }
    const sent = exchange.headers['content-type'];
    if (sent?.split(';')[0] !== type) return [`Content-Type is ${sent}, not ${type}`];
    const text = textOfExchange(exchange);
    return this.misfits(media.schema, type === 'text/csv' ? text : JSON.parse(text));
  }

  /** In what a value is not as a schema of the document wants it. */
  misfits(schema: Members, value: unknown): string[] {
    const validate = this.#ajv.compile(withWholeReferences(schema));
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}

/** References that begin with the name of the document, for a schema that is taken out of it. */
function withWholeReferences(schema: Members): Members {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')) as Members;
}
