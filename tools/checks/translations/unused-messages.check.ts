import type { Verdict } from '../finding.ts'
import { isTest, isTypeScript, listFiles, readSource } from '../source-files.ts'
import { readMessages } from './messages.reader.ts'

/** A text of the web that nothing shows: its key occurs nowhere, neither whole nor as the part before a `${…}`. */
export async function checkUnusedMessages(root: string): Promise<Verdict> {
  const source = readProgram(root)
  const identifiers = new Set(source.match(/[\w$]+/g))
  const beginnings = [...source.matchAll(/`([\w.]+\.\w*)\$\{/g)].map((match) => match[1] ?? '')
  const isUsed = (key: string) => {
    const plain = key.replace(/_(zero|one|two|few|many|other)$/, '')
    if (identifiers.has(plain.split('.').at(-1) ?? plain)) return true
    return beginnings.some((beginning) => key.startsWith(beginning))
  }

  const folders = (await readMessages(root)).filter(({ folder }) => folder.startsWith('packages/web/'))
  const keys = folders.flatMap(({ folder, texts }) => [...(texts.en?.keys() ?? [])].map((key) => ({ folder, key })))
  const findings = keys
    .filter(({ key }) => !isUsed(key))
    .map(({ folder, key }) => ({
      rule: 'message-unused',
      file: `${folder}/en.ts`,
      line: 1,
      message: `${key} is shown nowhere`,
    }))
  return { findings, seen: keys.length, things: 'keys of the web' }
}

/** The web and the contract (whose status names are keys too), without messages and tests. */
function readProgram(root: string): string {
  const files = listFiles(root).filter(
    (file) =>
      /^packages\/(web|contract)\//.test(file) &&
      (isTypeScript(file) || file.endsWith('.mjs')) &&
      !isTest(file) &&
      !/[/-]messages\//.test(file),
  )
  return files.map((file) => readSource(root, file)).join('\n')
}
