import type { z } from 'zod'
import type { Access } from './access.ts'

/** One call between a client and the server: everything that either side may know about it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  /** One sentence for the reader of /docs. */
  summary: string
  allow: Access
  /** The codes of the catalogue that this call itself can answer with, beside the general ones. */
  errors: readonly string[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The code that answers a body which is not as described, where the slice has one of its own. */
  improper?: string
  /** A body of one JSON document per line; each line is judged by itself. */
  lines?: z.ZodType
  /** A body that is a file: bytes of any kind, `application/octet-stream`, at most `FILE_BYTES` of them. */
  bytes?: true
  reply: z.ZodType
  /** Media type of the reply where it is not JSON. */
  produces?: string
  /** The answer stays open and goes on in lines, each as `reply` describes; no time limit, no compression. */
  streams?: true
  /** The answer is a file to keep, as the handler names it; bytes, not text. */
  file?: true
  /** Counted against the limit of public calls per minute and address; for people who are signed in, per account. */
  limited?: true
  /** A POST that writes nothing that counts to the database: no transaction, no idempotency key. */
  stateless?: true
  /**
   * A write of identity: it keeps what it counted also when it refuses, so it opens its transactions itself, and its
   * answer may hold a secret, so it is never kept for a second try. Counted per address: forms that people send, or
   * the life of a session.
   */
  guarded?: 'forms' | 'session'
  /**
   * What it means for somebody who stands in for a customer, beside acting as that customer: `refused` is nothing that
   * can be done for another, `own` goes by the caller's own name and groups.
   */
  assuming?: 'refused' | 'own'
}

export const endpoint = <const E extends Endpoint>(definition: E) => definition

type Part<E, K extends 'params' | 'query' | 'body', D extends 'input' | 'output'> =
  E extends Record<K, z.ZodType> ? { [P in K]: D extends 'input' ? z.input<E[K]> : z.output<E[K]> } : object

/** What a caller writes, and what a handler receives once it is parsed. */
export type CallOf<E> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & Part<E, 'body', 'input'>
export type RequestOf<E> = Part<E, 'params', 'output'> & Part<E, 'query', 'output'> & Part<E, 'body', 'output'>
export type ReplyOf<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never
