import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Finding, lineAt, type Verdict } from '../finding.ts'
import { readSource } from '../source-files.ts'

/** The lockfile names versions and hashes, never the address of one machine's registry. */
export function checkLockfile(root: string): Verdict {
  const file = 'package-lock.json'
  if (!existsSync(path.join(root, file))) {
    return {
      findings: [{ rule: 'lockfile', file, line: 1, message: 'the lockfile is missing' }],
      seen: 1,
      things: 'lockfile',
    }
  }
  const text = readSource(root, file)
  const findings: Finding[] = [
    ...text.matchAll(/"(?:resolved|version)": "((?:git\+)?(?:https?|ssh|git|file):[^"]*)"/g),
  ].map((match) => ({
    rule: 'lockfile',
    file,
    line: lineAt(text, match.index),
    message: `holds the address ${match[1]}; .npmrc keeps addresses out (omit-lockfile-registry-resolved)`,
  }))
  return { findings, seen: text.split('"integrity"').length - 1, things: 'packages' }
}
