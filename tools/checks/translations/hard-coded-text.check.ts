import { type Expression, type JSXAttribute, type JSXChild, type JSXExpression, parseSync, Visitor } from 'oxc-parser'
import { type Finding, lineAt, type Verdict } from '../finding.ts'
import { isTest, listFiles, readSource } from '../source-files.ts'

/** Attributes that a person reads or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'placeholder',
  'title',
])
const hasLetters = (text: string) => /\p{L}/u.test(text)

/** No visible sentence is written in a screen: it comes from messages, in three languages. */
export function checkHardCodedText(root: string): Verdict {
  const files = listFiles(root).filter((file) => /^packages\/web\/src\/.*\.tsx$/.test(file) && !isTest(file))
  return {
    findings: files.flatMap((file) => findText(file, readSource(root, file))),
    seen: files.length,
    things: 'files of the web',
  }
}

function findText(file: string, source: string): Finding[] {
  const findings: Finding[] = []
  const report = (text: string, start: number) => {
    if (hasLetters(text))
      findings.push({
        rule: 'hard-coded-text',
        file,
        line: lineAt(source, start),
        message: `'${text.trim()}' belongs in messages`,
      })
  }
  const checkChildren = (children: JSXChild[]) => {
    for (const child of children) {
      if (child.type === 'JSXText') report(child.value, child.start + child.value.search(/\S/))
      if (child.type === 'JSXExpressionContainer')
        for (const [text, at] of literalsOf(child.expression)) report(text, at)
    }
  }
  const checkAttribute = ({ name, value }: JSXAttribute) => {
    if (name.type !== 'JSXIdentifier' || !spoken.has(name.name) || !value) return
    if (value.type === 'Literal' && typeof value.value === 'string') report(value.value, value.start)
    if (value.type === 'JSXExpressionContainer') for (const [text, at] of literalsOf(value.expression)) report(text, at)
  }
  const { program } = parseSync(file, source)
  new Visitor({
    JSXElement: (node) => checkChildren(node.children),
    JSXFragment: (node) => checkChildren(node.children),
    JSXAttribute: checkAttribute,
  }).visit(program)
  return findings
}

/** The texts that an expression shows literally; a text that is an argument or a key is not shown. */
function literalsOf(node: Expression | JSXExpression): [string, number][] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [[node.value, node.start]] : []
    case 'TemplateLiteral':
      return node.quasis.map((part) => [part.value.raw, part.start])
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)]
    case 'LogicalExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsOf(node.left), ...literalsOf(node.right)] : []
    case 'ParenthesizedExpression':
      return literalsOf(node.expression)
    default:
      return []
  }
}
