import path from 'node:path'
import { isTypeScript, listFiles, readSource } from '../source-files.ts'
import { declaresSomething, type ImportSite, readImports } from './import.reader.ts'

/** An import with its target: a file of the project, or a package. */
export interface Import extends ImportSite {
  from: string
  file?: string
  package?: string
}

export interface Graph {
  files: string[]
  imports: Map<string, Import[]>
  barrels: string[]
}

const CONTRACT = '@fairway/contract/'

/** Reads the source of all packages once: who imports whom. */
export function readGraph(root: string): Graph {
  const files = listFiles(root).filter((file) => /^packages\/[^/]+\/src\//.test(file) && isTypeScript(file))
  const known = new Set(files)
  const imports = new Map<string, Import[]>()
  const barrels: string[] = []
  for (const file of files) {
    const text = readSource(root, file)
    const sites = readImports(file, text)
    imports.set(
      file,
      sites.map((site) => ({ ...site, from: file, ...leadsTo(file, site.specifier, known) })),
    )
    if (isBarrel(file, text, sites)) barrels.push(file)
  }
  return { files, imports, barrels }
}

function leadsTo(from: string, specifier: string, known: Set<string>): Pick<Import, 'file' | 'package'> {
  if (specifier.startsWith(CONTRACT)) return { file: `packages/contract/src/${specifier.slice(CONTRACT.length)}.ts` }
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(from), specifier)
    return { file: [target, `${target}.ts`, `${target}.tsx`].find((file) => known.has(file)) ?? target }
  }
  const parts = specifier.split('/')
  return { package: specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier) }
}

/** A file of re-exports hides where things live. Only the `public.ts` of a server slice may be one. */
function isBarrel(file: string, text: string, sites: ImportSite[]): boolean {
  if (/^packages\/server\/src\/features\/[^/]+\/public\.ts$/.test(file)) return false
  if (sites.some((site) => site.reexport === 'all')) return true
  return sites.some((site) => site.reexport === 'some' && !site.typeOnly) && !declaresSomething(file, text)
}
