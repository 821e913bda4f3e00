import { type ParseResult, parseSync, Visitor } from 'oxc-parser'
import { lineAt } from '../finding.ts'

/** One import of another module. Type imports have no effect at run time. */
export interface ImportSite {
  specifier: string
  line: number
  typeOnly: boolean
  reexport: 'no' | 'some' | 'all'
}

/** Everything that a source file imports, in any syntax. */
export function readImports(file: string, text: string): ImportSite[] {
  const parsed = parseSync(file, text)
  if (parsed.errors[0]) throw new Error(`${file} cannot be parsed: ${parsed.errors[0].message}`)
  return isAllRecorded(text, parsed) ? readRecord(text, parsed) : readTree(text, parsed)
}

/** The parser records imports by itself, but neither types such as `import('pg').Pool` nor empty braces. */
const isAllRecorded = (text: string, { module }: ParseResult) =>
  (text.match(/\bimport\s*\(/g)?.length ?? 0) === module.dynamicImports.length &&
  !/\b(?:import|export)\s+(?:type\s+)?\{\s*\}/.test(text)

/** From what the parser recorded: to copy its whole tree takes several times as long as to parse. */
function readRecord(text: string, { module }: ParseResult): ImportSite[] {
  const found: (Omit<ImportSite, 'line'> & { start: number })[] = []
  for (const { start, moduleRequest, entries } of module.staticImports)
    found.push({ start, specifier: moduleRequest.value, typeOnly: areTypes(entries), reexport: 'no' })
  for (const { start, entries } of module.staticExports) {
    const [first] = entries
    // what was imported above is recorded here as well, at its import
    if (!first?.moduleRequest || !text.startsWith('export', start)) continue
    const reexport = first.importName.kind.startsWith('All') ? 'all' : 'some'
    found.push({ start, specifier: first.moduleRequest.value, typeOnly: areTypes(entries), reexport })
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const [, , specifier] = /^(['"])([^'"]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? []
    if (specifier !== undefined) found.push({ start, specifier, typeOnly: false, reexport: 'no' })
  }
  return found
    .sort((one, other) => one.start - other.start)
    .map(({ start, ...site }) => ({ ...site, line: lineAt(text, start) }))
}

const areTypes = (entries: { isType: boolean }[]) => entries.length > 0 && entries.every(({ isType }) => isType)

function readTree(text: string, { program }: ParseResult): ImportSite[] {
  const sites: ImportSite[] = []
  const add = (
    node: { start: number },
    specifier: string,
    typeOnly: boolean,
    reexport: ImportSite['reexport'] = 'no',
  ) => sites.push({ specifier, line: lineAt(text, node.start), typeOnly, reexport })

  new Visitor({
    ImportDeclaration(node) {
      const named = node.specifiers
      const allTypes =
        named.length > 0 && named.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type')
      add(node, node.source.value, node.importKind === 'type' || allTypes)
    },
    ExportNamedDeclaration(node) {
      if (!node.source) return
      const allTypes = node.specifiers.length > 0 && node.specifiers.every((one) => one.exportKind === 'type')
      add(node, node.source.value, node.exportKind === 'type' || allTypes, 'some')
    },
    ExportAllDeclaration(node) {
      add(node, node.source.value, node.exportKind === 'type', 'all')
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') add(node, node.source.value, false)
    },
    TSImportType(node) {
      add(node, node.source.value, true)
    },
  }).visit(program)
  return sites
}

/** Whether the file declares anything of its own, or only re-exports. */
export function declaresSomething(file: string, text: string): boolean {
  const passesOn = new Set(['ImportDeclaration', 'ExportAllDeclaration'])
  return parseSync(file, text).program.body.some(
    (statement) =>
      !passesOn.has(statement.type) && !(statement.type === 'ExportNamedDeclaration' && !statement.declaration),
  )
}
