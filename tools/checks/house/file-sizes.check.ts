import type { Verdict } from '../finding.ts'
import { listFiles, readSource } from '../source-files.ts'

const LONGEST_LINES = 300
const mayBeLong = /(^|\/)(messages|fixtures|migrations)\//

/** A file over 300 lines contains two ideas. Texts, fixtures and migrations may be longer. */
export function checkFileSizes(root: string): Verdict {
  const sizes = listFiles(root)
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !mayBeLong.test(file))
    .map((file) => ({ file, lines: readSource(root, file).trimEnd().split('\n').length }))
    .sort((one, other) => one.lines - other.lines)
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines ?? 0
  const longest = sizes
    .slice(-3)
    .reverse()
    .map(({ file, lines }) => `${file} ${lines}`)
  return {
    findings: sizes
      .filter(({ lines }) => lines > LONGEST_LINES)
      .map(({ file, lines }) => ({
        rule: 'file-sizes',
        file,
        line: LONGEST_LINES,
        message: `${lines} lines, at most ${LONGEST_LINES}`,
      })),
    seen: sizes.length,
    things: `files: median ${at(0.5)} lines, nine of ten up to ${at(0.9)}; longest ${longest.join(', ')}`,
  }
}
