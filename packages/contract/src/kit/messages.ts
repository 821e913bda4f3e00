import type { ErrorSpec } from './errors.ts'

/** The names that a text leaves open between double braces. */
type Blanks<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Blanks<Rest> : never
type Holding<Name extends string> = Name extends string ? (text: `${string}{{${Name}}}${string}`) => void : never
/** A text that names all of these, in whatever order its language wants them. */
type TextWith<Name extends string> = [Name] extends [never]
  ? string
  : Holding<Name> extends (text: infer Text) => void
    ? Text
    : never

/** The English messages are the shape; a translation with a missing or surplus key, or without a blank, does not compile. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? TextWith<Blanks<T[K]>> : Same<T[K]> }

/** A text for each code, naming each of its arguments as key0, key1 and so on. */
export type ErrorTexts<T extends Record<string, ErrorSpec>> = {
  readonly [C in keyof T]: T[C] extends { args: infer A extends readonly string[] }
    ? TextWith<`key${Extract<keyof A, `${number}`>}`>
    : string
}
