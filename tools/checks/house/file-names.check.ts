import type { Verdict } from '../finding.ts'
import { listFiles } from '../source-files.ts'

/** Words that name no business: a file with such a name could contain anything. */
const saysNothing = /(^|-)(utils?|helpers?|common|misc|managers?|(?<!liner-)services?)$/
/** Reference data, container info and liner services are terms of the trade; data, info or services alone are not. */
const saysNothingAlone = /^(data|info|lib|index|types|constants)$/

/** Files and folders are named after a noun of the business and, after the dot, their role. */
export function checkFileNames(root: string): Verdict {
  const files = listFiles(root).filter(
    (file) => /^(packages|e2e|bench|tools)\//.test(file) && !/\.(md|json|html)$/.test(file),
  )
  const findings = files.flatMap((file) => {
    const parts = file
      .split('/')
      .slice(1)
      .flatMap((part) => (part.split('.').slice(0, -1).length ? part.split('.').slice(0, -1) : [part]))
    const empty = parts.find((part) => saysNothing.test(part) || saysNothingAlone.test(part))
    return empty ? [{ rule: 'file-names', file, line: 1, message: `'${empty}' does not say what is inside` }] : []
  })
  return { findings, seen: files.length, things: 'names' }
}
