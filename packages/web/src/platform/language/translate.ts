import type { MessageShapes, Namespace } from './i18n.ts'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type CommonName<Key> = Key extends `${infer Name}_${PluralForm}` ? Name : never

/** The path of each text; texts with plural forms also have their common name. */
type KeysIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key | CommonName<Key> : `${Key}.${KeysIn<Texts[Key]>}`
}[keyof Texts & string]

/** The path of each group of texts. */
type GroupsIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? never : Key | `${Key}.${GroupsIn<Texts[Key]>}`
}[keyof Texts & string]

/** What stands at a path: a text, all plural forms of one, or a group. */
type TextAt<Texts, Key> = Key extends keyof Texts
  ? Texts[Key]
  : Key extends `${infer Group}.${infer Rest}`
    ? TextAt<Texts[Group & keyof Texts], Rest>
    : Texts[keyof Texts & `${Key & string}_${PluralForm}`]

/** The names of the values that a text needs. */
type ValuesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | ValuesIn<Rest> : never

/** One namespace, or several: texts of the first one need no further name. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]]
type ShapeOf<N> = MessageShapes[(N extends readonly [infer First, ...unknown[]] ? First : N) & Namespace]
type Values<Texts, Key> = Record<ValuesIn<TextAt<Texts, Key>>, unknown> & Record<string, unknown>

/** Finds texts of these namespaces. */
export interface Translate<N extends Namespaces> {
  <const Key extends KeysIn<ShapeOf<N>>>(key: Key, values?: Values<ShapeOf<N>, Key>): string
  /** A whole group of texts. */
  <const Key extends GroupsIn<ShapeOf<N>>>(key: Key, options: { returnObjects: true }): TextAt<ShapeOf<N>, Key>
  /** A text of another namespace. */
  <const Other extends Namespace, const Key extends KeysIn<ShapeOf<Other>>>(
    key: Key,
    values: { ns: Other } & Values<ShapeOf<Other>, Key>,
  ): string
}
