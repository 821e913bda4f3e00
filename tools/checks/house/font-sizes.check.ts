import { type Finding, lineAt, type Verdict } from '../finding.ts'
import { listFiles, readSource } from '../source-files.ts'

/** A size in the way that does not follow what a reader chose in the browser. */
const FIXED = /\d(px|pt)\b/
/** A step of the type scale, or what the surroundings have. */
const STEP = /^(var\(--text-[a-z]+\)|inherit)$/
/** The size in `font: italic 600 14px / 1.5 serif`: the first part that is a length or a step. */
const SIZE_IN_FONT = /(?:^|\s)(var\([^)]+\)|inherit|[\d.]+(?:px|pt|r?em|%))(?=$|[\s/])/

/** Text has the sizes of one scale, in rem. Only ui/ makes sizes of its own, and nobody in px. */
export function checkFontSizes(root: string): Verdict {
  const files = listFiles(root).filter((file) => file.startsWith('packages/web/') && file.endsWith('.css'))
  return {
    findings: files.flatMap((file) => checkFile(file, readSource(root, file))),
    seen: files.length,
    things: 'style sheets',
  }
}

function checkFile(file: string, source: string): Finding[] {
  const inUi = file.startsWith('packages/web/src/ui/')
  return sizesIn(source).flatMap(({ place, size }) => {
    const message = FIXED.test(size)
      ? `${size}: a size in px ignores the one that a reader chose; take a step of ui/tokens.css`
      : `${size}: outside of ui/ text has a step of ui/tokens.css, such as var(--text-sm)`
    const isFine = inUi ? !FIXED.test(size) : STEP.test(size)
    return isFine ? [] : [{ rule: 'font-sizes', file, line: lineAt(source, place), message }]
  })
}

/** Every size of text that the style sheet sets, and where. */
function sizesIn(source: string): { place: number; size: string }[] {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length))
  return [...text.matchAll(/(?<![\w-])(font-size|font|--text-[a-z]+)\s*:\s*([^;}]+)/g)].flatMap((match) => {
    const [, property = '', value = ''] = match
    const size = property === 'font' ? SIZE_IN_FONT.exec(value)?.[1] : value.trim()
    return size === undefined ? [] : [{ place: match.index, size }]
  })
}
