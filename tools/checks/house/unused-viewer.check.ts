import { parseSync, Visitor, visitorKeys } from 'oxc-parser'
import { type Finding, lineAt, type Verdict } from '../finding.ts'
import { isFixture, isTest, isTypeScript, listFiles, readSource } from '../source-files.ts'

/**
 * A function that takes a viewer decides by them. One that ignores its viewer looks guarded and is not, so it must not
 * take one.
 */
export function checkUnusedViewers(root: string): Verdict {
  const files = listFiles(root).filter(
    (file) => file.startsWith('packages/server/src/') && isTypeScript(file) && !isTest(file) && !isFixture(file),
  )
  return {
    findings: files.flatMap((file) => checkFile(file, readSource(root, file))),
    seen: files.length,
    things: 'files of the server',
  }
}

/** Any node of the parsed source. Children are read by name, because a use may stand anywhere below a function. */
interface Node {
  type: string
  start: number
  [child: string]: unknown
}

function checkFile(file: string, source: string): Finding[] {
  if (!/Viewer\b/.test(source)) return []
  const findings: Finding[] = []
  const check = (node: { params: unknown; body: unknown }) => {
    if (!node.body) return
    const params = nodesIn(node.params)
    for (const param of params) {
      const readers = [...params.filter((other) => other !== param), ...nodesIn(node.body)]
      for (const names of viewersIn(param)) {
        if (names.some((name) => readers.some((reader) => isRead(reader, name)))) continue
        const message = `takes a viewer and ignores it${names.length > 0 ? `: ${names.join(', ')}` : ''}`
        findings.push({ rule: 'unused-viewer', file, line: lineAt(source, param.start), message })
      }
    }
  }
  new Visitor({ FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check }).visit(
    parseSync(file, source).program,
  )
  return findings
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)
const childrenOf = (node: Node) => (visitorKeys[node.type] ?? []).flatMap((key) => nodesIn(node[key]))

/** The names under which a parameter binds each viewer that it takes; a viewer that it drops has none. */
function viewersIn(param: Node): string[][] {
  const pattern = isNode(param.left) ? param.left : param
  const type = isNode(pattern.typeAnnotation) ? nodesIn(pattern.typeAnnotation.typeAnnotation)[0] : undefined
  if (!type) return []
  if (type.type !== 'TSTypeLiteral') return namesViewer(type) ? [boundBy(pattern)] : []
  return nodesIn(type.members)
    .filter((member) => isNode(member.typeAnnotation) && namesViewer(member.typeAnnotation))
    .map((member) => (pattern.type === 'ObjectPattern' ? boundFrom(pattern, nameOf(member.key)) : boundBy(pattern)))
}

/** `Viewer`, `PersonViewer` and others called so, also within `Viewer | undefined`; not in the type of a callback. */
const namesViewer = (type: Node): boolean =>
  type.type !== 'TSFunctionType' &&
  ((type.type === 'TSTypeReference' && /Viewer$/.test(nameOf(type.typeName) ?? '')) ||
    childrenOf(type).some(namesViewer))

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : undefined)

/** All names that a pattern binds. */
function boundBy(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern) ?? '']
  const inner = { ObjectPattern: 'properties', ArrayPattern: 'elements', AssignmentPattern: 'left', Property: 'value' }
  const key = inner[pattern.type as keyof typeof inner] ?? 'argument'
  return nodesIn(pattern[key]).flatMap(boundBy)
}

/** The names that an object pattern binds for one of its keys: its own, or the rest that takes it in. */
function boundFrom(pattern: Node, key: string | undefined): string[] {
  const properties = nodesIn(pattern.properties)
  const taken = properties.find((property) => property.type === 'Property' && nameOf(property.key) === key)
  return (taken ? [taken] : properties.filter(({ type }) => type === 'RestElement')).flatMap(boundBy)
}

const readable = /^TS(As|NonNull|Satisfies|Instantiation)Expression$|^TSTypeAssertion$/

/** Does anything below this node read the variable of that name? Types and `void viewer` do not read it. */
function isRead(node: Node, name: string): boolean {
  if (node.type === 'Identifier') return node.name === name
  if (node.type.startsWith('TS') && !readable.test(node.type)) return false
  if (node.type === 'UnaryExpression' && node.operator === 'void' && nameOf(node.argument) === name) return false
  if (node.type === 'ExpressionStatement' && nameOf(node.expression) === name) return false
  if (declares(node, name)) return false
  const isKeyed = node.type === 'MemberExpression' ? 'property' : 'key'
  return (visitorKeys[node.type] ?? []).some(
    (key) => !(key === isKeyed && !node.computed) && nodesIn(node[key]).some((child) => isRead(child, name)),
  )
}

/** Does this function or block have a variable of its own with that name? Then the name means that one in it. */
function declares(node: Node, name: string): boolean {
  if (Array.isArray(node.params)) return nodesIn(node.params).flatMap(boundBy).includes(name)
  if (node.type !== 'BlockStatement') return false
  return nodesIn(node.body)
    .filter((statement) => statement.type === 'VariableDeclaration')
    .flatMap((statement) => nodesIn(statement.declarations))
    .some((declared) => nodesIn(declared.id).flatMap(boundBy).includes(name))
}
