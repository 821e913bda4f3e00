import type { ErrorSpec } from './errors.ts'

/** The names of the placeholders of a text, between double braces. */
type Blanks<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Blanks<Rest> : never
type Holding<Name extends string> = Name extends string ? (text: `${string}{{${Name}}}${string}`) => void : never
/** A text that contains all of these placeholders, in any order. */
type TextWith<Name extends string> = [Name] extends [never]
  ? string
  : Holding<Name> extends (text: infer Text) => void
    ? Text
    : never

/** English defines the shape; a translation with a missing or surplus key, or a lost placeholder, does not compile. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? TextWith<Blanks<T[K]>> : Same<T[K]> }

/** A text for each code, with its arguments as key0, key1 and so on. */
export type ErrorTexts<T extends Record<string, ErrorSpec>> = {
  readonly [C in keyof T]: T[C] extends { args: infer A extends readonly string[] }
    ? TextWith<`key${Extract<keyof A, `${number}`>}`>
    : string
}
