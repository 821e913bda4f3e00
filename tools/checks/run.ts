import { fileURLToPath } from 'node:url'
import type { Verdict } from './finding.ts'
import { checkEnterKey } from './house/enter-key.check.ts'
import { checkFileNames } from './house/file-names.check.ts'
import { checkFileSizes } from './house/file-sizes.check.ts'
import { checkFontSizes } from './house/font-sizes.check.ts'
import { checkBannedText } from './house/house-words.check.ts'
import { checkLockfile } from './house/lockfile.check.ts'
import { checkUnusedViewers } from './house/unused-viewer.check.ts'
import { checkImports } from './imports/import.check.ts'
import { checkGlossary } from './translations/glossary.check.ts'
import { checkHardCodedText } from './translations/hard-coded-text.check.ts'
import { checkMessages } from './translations/messages.check.ts'
import { checkUnusedMessages } from './translations/unused-messages.check.ts'

const checks: Record<string, (root: string) => Verdict | Promise<Verdict>> = {
  lockfile: checkLockfile,
  imports: checkImports,
  translations: checkMessages,
  glossary: checkGlossary,
  'unused messages': checkUnusedMessages,
  'hard-coded text': checkHardCodedText,
  'enter key': checkEnterKey,
  'font sizes': checkFontSizes,
  'house words': checkBannedText,
  'unused viewers': checkUnusedViewers,
  'file names': checkFileNames,
  'file sizes': checkFileSizes,
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const say = (line: string) => process.stdout.write(`${line}\n`)

for (const [name, check] of Object.entries(checks)) {
  const { findings, seen, things } = await check(root)
  const passed = findings.length === 0 && seen > 0
  for (const { file, line, rule, message } of findings) say(`${file}:${line} ${rule}: ${message}`)
  say(`${passed ? '✓' : '✗'} ${name}: ${findings.length} found in ${seen} ${things}`)
  if (!passed) process.exitCode = 1
}
