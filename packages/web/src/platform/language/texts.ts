import type { Language } from '@fairway/contract/shared/language'

/** The texts of one language by namespace. */
export type Bundles = Readonly<Record<string, object>>

export interface Values {
  readonly [name: string]: unknown
  /** Another namespace than the translator's own. */
  ns?: string
  /** Chooses the plural form. */
  count?: unknown
  /** What stands for a text that does not exist. */
  defaultValue?: unknown
  /** A whole group of texts is wanted, not one. */
  returnObjects?: boolean
}

const rules = new Map<Language, Intl.PluralRules>()

/** The names under which a text may be found, best first: its plural forms, where it is about a number. */
function namesOf(key: string, count: unknown, language: Language): string[] {
  if (count === undefined || typeof count === 'string') return [key]
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  const form = `${key}_${rule.select(Number(count))}`
  return count === 0 ? [`${key}_zero`, form, key] : [form, key]
}

/** What stands at a path of names joined by dots: a text, a group of them, or nothing. */
function find(texts: object | undefined, path: string): unknown {
  let at: unknown = texts
  for (const name of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Record<string, unknown>)[name] // an object, which has it
  }
  return at
}

/** Fills the blanks of a text; one that nobody fills stays. */
const fillIn = (text: string, values: Values) =>
  text.includes('{{')
    ? text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (blank, name: string) =>
        Object.hasOwn(values, name) ? String(values[name] ?? '') : blank,
      )
    : text

const NO_VALUES: Values = {}

/** A store of texts in several languages, of which one is the present one. */
export function createTexts(language: Language = 'en') {
  const stored = new Map<string, object>()
  const watchers = new Set<(language: Language) => void>()
  let present = language
  const nameOf = (language: Language, namespace: string) => `${language} ${namespace}`

  const lookUp = (language: Language, namespaces: readonly string[], key: string, { ns, count }: Values) => {
    for (const namespace of ns === undefined ? namespaces : [ns]) {
      const texts = stored.get(nameOf(language, namespace))
      for (const name of texts ? namesOf(key, count, language) : []) {
        const found = find(texts, name)
        if (found !== undefined) return found
      }
    }
    return undefined
  }

  const translate = (language: Language, namespaces: readonly string[], key: string, values: Values = NO_VALUES) => {
    const found = lookUp(language, namespaces, key, values)
    if (typeof found === 'string') return fillIn(found, values)
    if (found !== undefined && values.returnObjects) return found
    return values.defaultValue === undefined ? key : fillIn(String(values.defaultValue), values)
  }

  return {
    /** The present language. */
    get language() {
      return present
    },
    add: (language: Language, namespace: string, texts: object) => stored.set(nameOf(language, namespace), texts),
    has: (language: Language, namespace: string) => stored.has(nameOf(language, namespace)),
    /** Everything of a namespace, with its blanks. */
    bundle: (language: Language, namespace: string) => stored.get(nameOf(language, namespace)),
    clear: () => stored.clear(),
    /** The function that finds texts of these namespaces in one language; the first that has the text wins. */
    translator: (language: Language, namespaces: string | readonly string[]) => {
      const list = typeof namespaces === 'string' ? [namespaces] : namespaces
      return (key: string, values?: Values) => translate(language, list, key, values)
    },
    /** Whether the present language has this text. */
    exists: (namespace: string, key: string) => typeof lookUp(present, [namespace], key, NO_VALUES) === 'string',
    change: (language: Language) => {
      present = language
      for (const changed of [...watchers]) changed(language)
    },
    /** Calls after each change of language. Returns the function that ends this. */
    watch: (changed: (language: Language) => void) => {
      watchers.add(changed)
      return () => {
        watchers.delete(changed)
      }
    },
  }
}
