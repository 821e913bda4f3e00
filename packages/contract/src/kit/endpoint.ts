import type { z } from 'zod'
import type { Access } from './access.ts'

/** One call between a client and the server: everything that either side needs to know about it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  /** One sentence for the reader of /docs. */
  summary: string
  allow: Access
  /** The error codes of this call, beside the general ones. */
  errors?: readonly string[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The code for a body of the wrong shape, where the slice has one of its own. */
  improper?: string
  /** A body of one JSON document per line; each line is validated by itself. */
  lines?: z.ZodType
  /** Reads a line that is written as nearly all are to what `lines` makes of it, and faster; nothing for any other line. */
  plainLine?: (document: unknown) => unknown
  /** A body that is a file: bytes of any kind, `application/octet-stream`, at most `FILE_BYTES` of them. */
  bytes?: true
  /** A body of JSON that is read as it came: a signature over its very bytes is checked first. */
  raw?: true
  /** A form that a mail program posts with one click; the address says everything, so its fields are not read. */
  form?: true
  /** A document of up to 8 MB instead of 1: long descriptions of many commodities. */
  largeBody?: true
  reply: z.ZodType
  /** Media type of the reply where it is not JSON. */
  produces?: string
  /** The answer stays open and streams lines, each as `reply` describes; no time limit, no compression. */
  streams?: true
  /** The answer is a file to download, named by the handler; bytes, not text. */
  file?: true
  /** A text that is stored and asked for again: it has a tag, and one who has it already is told so (304). */
  tagged?: true
  /** Counted against the limit of public calls per minute and address; for people who are signed in, per account. */
  limited?: true
  /** A POST that writes nothing lasting to the database: no transaction, no idempotency key. */
  stateless?: true
  /**
   * A write of identity. It opens its transactions itself, because its counters must be stored even when it refuses.
   * Its answer may contain a secret, so it is never stored for a retry. Limited per address: forms that people send, or
   * the life of a session.
   */
  guarded?: 'forms' | 'session'
  /**
   * What it means while acting for a customer, beside acting as that customer: `refused` cannot be done for another,
   * `own` uses the caller's own name and groups.
   */
  assuming?: 'refused' | 'own'
}

type Definition = Omit<Endpoint, 'method' | 'path' | 'allow'>

/** Declares calls of the same callers: `get('/api/…', { summary … })`. `shared` is what else all of them have. */
export function callsFor<const Shared extends Partial<Definition> = object>(allow: Access, shared?: Shared) {
  const by =
    <const M extends Endpoint['method']>(method: M) =>
    <const P extends Endpoint['path'], const D extends Definition>(path: P, definition: D) => ({
      ...{ method, path, allow },
      ...(shared as Shared), // nothing shared spreads as nothing
      ...definition,
    })
  return { get: by('GET'), post: by('POST'), put: by('PUT'), remove: by('DELETE') }
}

type Part<E, K extends 'params' | 'query' | 'body', D extends 'input' | 'output'> =
  E extends Record<K, z.ZodType> ? { [P in K]: D extends 'input' ? z.input<E[K]> : z.output<E[K]> } : object

/** What a caller sends, and what a handler receives once it is parsed. */
export type CallOf<E> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & Part<E, 'body', 'input'>
export type RequestOf<E> = Part<E, 'params', 'output'> & Part<E, 'query', 'output'> & Part<E, 'body', 'output'>
export type ReplyOf<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never
