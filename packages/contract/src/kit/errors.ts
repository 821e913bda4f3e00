/** The definition of one code: its HTTP status and the names of its arguments, in order (key0, key1 …). */
export interface ErrorSpec {
  status: 200 | 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503 | 504
  args?: readonly string[]
}

export const defineErrors = <const T extends Record<string, ErrorSpec>>(specs: T) => specs

type Catalogue = Record<string, ErrorSpec>
type CodesOf<C> = C extends C ? keyof C : never
/** The slices in their order, with `never` in place of one that repeats an earlier code. */
type Apart<Slices, Known = never> = Slices extends readonly [infer First, ...infer Rest]
  ? [[keyof First & Known] extends [never] ? First : never, ...Apart<Rest, Known | keyof First>]
  : []
type Merged<Slices extends readonly Catalogue[]> = {
  [C in CodesOf<Slices[number]>]: Extract<Slices[number], Record<C, ErrorSpec>>[C]
}

/** One catalogue of several slices; each code belongs to one of them. */
export const mergeErrors = <Slices extends readonly Catalogue[]>(...slices: Slices & Apart<Slices>) =>
  Object.assign({}, ...slices) as Merged<Slices> // the slices share no code, so nothing is overwritten

export type ArgsOf<S> = S extends { args: infer A extends readonly string[] } ? { [K in keyof A]: string } : []

/** A document breaks a rule. Violations are collected, tied to a field, and shown all at once. */
export interface Violation {
  code: string
  path: string
  args: string[]
}

/** An action is not allowed now. A refusal is thrown and ends the request with one message. */
export class Refusal extends Error {
  readonly code: string
  readonly args: string[]
  readonly violations: Violation[]
  constructor(code: string, args: string[] = [], violations: Violation[] = []) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.args = args
    this.violations = violations
  }
}

/** Binds a slice's catalogue, so that a wrong code or a missing argument does not compile. */
export const speak = <T extends Record<string, ErrorSpec>>(_catalogue: T) => ({
  refuse: <C extends keyof T & string>(code: C, ...args: ArgsOf<T[C]>): never => {
    throw new Refusal(code, args as string[]) // a tuple of strings is a list of strings
  },
  violation: <C extends keyof T & string>(path: string, code: C, ...args: ArgsOf<T[C]>): Violation => ({
    code,
    path,
    args: args as string[], // as above
  }),
})
