import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Finding, lineAt, type Verdict } from '../finding.ts'
import { listFiles, readSource } from '../source-files.ts'

interface Ban {
  pattern: RegExp
  reason: string
  /** The files to which the ban applies; all of them by default. */
  within?: RegExp
}

const code = /\.(ts|tsx|mjs|css|sql|sh)$/

/** The words are concatenated, so that this file may contain them. */
const bans: Ban[] = [
  { pattern: /(?<![\w.~*-])\/(work|tmp\/brief)\//g, reason: 'names a folder of one machine' },
  {
    pattern: new RegExp('registry\\.[\\w-]+\\.(org|com|cn|net|io)|npmmir' + 'ror', 'g'),
    reason: "names a registry's host",
  },
  { pattern: new RegExp('\\b(TO' + 'DO|FIX' + 'ME|XX' + 'X)\\b', 'g'), reason: 'is work left undone', within: code },
  { pattern: new RegExp('@ts-(ig' + 'nore|noch' + 'eck)', 'g'), reason: 'silences the compiler', within: code },
  {
    pattern: new RegExp('expect\\((true|1)\\)\\.toBe' + '\\((true|1)\\)', 'g'),
    reason: 'proves nothing',
    within: code,
  },
]
const text = /\.(ts|tsx|mjs|js|json|css|sql|sh|md|html|svg|yml|yaml|txt)$|(^|\/)(\.[\w.]+|run|Dockerfile)$/

/** Nothing in the project refers to the machine that it was written on, and nothing is left half done. */
export function checkBannedText(root: string): Verdict {
  const files = listFiles(root).filter((file) => text.test(file) && file !== 'package-lock.json')
  const findings = files.flatMap((file) => {
    const source = readSource(root, file)
    return [...banned(file, source), ...strayPaths(root, file, source)]
  })
  return { findings, seen: files.length, things: 'files' }
}

function banned(file: string, source: string): Finding[] {
  return bans
    .filter((ban) => !ban.within || ban.within.test(file))
    .flatMap((ban) =>
      [...source.matchAll(ban.pattern)].map((match) => ({
        rule: 'house-words',
        file,
        line: lineAt(source, match.index),
        message: `'${match[0]}' ${ban.reason}`,
      })),
    )
}

/** A path to a folder named shared is fine where the project has such a folder, as the contract does. */
function strayPaths(root: string, file: string, source: string): Finding[] {
  return [...source.matchAll(/(?:\.\.\/)+shared\b/g)]
    .filter((match) => {
      const target = path.resolve(root, path.dirname(file), match[0])
      return !target.startsWith(path.resolve(root) + path.sep) || !existsSync(target)
    })
    .map((match) => ({
      rule: 'house-words',
      file,
      line: lineAt(source, match.index),
      message: `'${match[0]}' leads out of the project`,
    }))
}
