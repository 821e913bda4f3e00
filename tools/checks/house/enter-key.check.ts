import { parseSync, Visitor } from 'oxc-parser'
import { type Finding, lineAt, type Verdict } from '../finding.ts'
import { isTest, isTypeScript, listFiles, readSource } from '../source-files.ts'

/**
 * A Chinese input method uses Enter to confirm a word. Code that reacts to the key itself submits half a word, so only
 * ui/ may use it, and must check whether a word is being composed.
 */
export function checkEnterKey(root: string): Verdict {
  const files = listFiles(root).filter(
    (file) =>
      file.startsWith('packages/web/src/') && isTypeScript(file) && !isTest(file) && !file.includes('/messages/'),
  )
  return {
    findings: files.flatMap((file) => checkFile(file, readSource(root, file))),
    seen: files.length,
    things: 'files of the web',
  }
}

function checkFile(file: string, source: string): Finding[] {
  const places = enterKeys(file, source)
  const inUi = file.startsWith('packages/web/src/ui/')
  if (inUi && /\bisComposing\b/.test(source)) return []
  const message = inUi
    ? 'looks at Enter without asking isComposing'
    : 'looks at the key itself; take a field or a form of ui/, which is safe with an input method'
  return places.map((place) => ({ rule: 'enter-key', file, line: lineAt(source, place), message }))
}

/** Where the source names the Enter key, in any of its spellings. */
function enterKeys(file: string, source: string): number[] {
  if (!/Enter|keyCode|charCode|\\[ux]/.test(source)) return [] // a letter may be written as \x45
  const places: number[] = []
  new Visitor({
    Literal(node) {
      if (node.value === 'Enter' || node.value === 'NumpadEnter') places.push(node.start)
    },
    MemberExpression(node) {
      if (node.property.type === 'Identifier' && ['keyCode', 'charCode'].includes(node.property.name))
        places.push(node.property.start)
    },
  }).visit(parseSync(file, source).program)
  return places
}
