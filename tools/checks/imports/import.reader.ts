import { parseSync, Visitor } from 'oxc-parser'
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
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
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
