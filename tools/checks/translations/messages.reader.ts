import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { listFiles } from '../source-files.ts'

export const languages = ['en', 'zh', 'vi'] as const
export type Language = (typeof languages)[number]

/** One folder `messages/` or `<name>-messages/`: its texts by language and by key; a language without a file has none. */
export interface MessageFolder {
  folder: string
  texts: Record<Language, Map<string, string> | undefined>
}

/** All folders of messages in the packages. */
export async function readMessages(root: string): Promise<MessageFolder[]> {
  const files = new Set(
    listFiles(root).filter((file) => /^packages\/[^/]+\/src\/(.*\/)?([\w-]+-)?messages\/(en|zh|vi)\.ts$/.test(file)),
  )
  const folders = [...new Set([...files].map((file) => path.posix.dirname(file)))]
  return Promise.all(
    folders.map(async (folder) => {
      const [en, zh, vi] = await Promise.all(
        languages.map((language) => {
          const file = `${folder}/${language}.ts`
          return files.has(file) ? load(path.join(root, file), language) : undefined
        }),
      )
      return { folder, texts: { en, zh, vi } }
    }),
  )
}

async function load(file: string, language: Language): Promise<Map<string, string>> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return new Map(flatten(module[language] ?? {}, ''))
}

/** `{ columns: { shipper: 'Shipper' } }` becomes `columns.shipper`; a value that is no text counts as an empty one. */
function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return [[key, '']]
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name))
}
