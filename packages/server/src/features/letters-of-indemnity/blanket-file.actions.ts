import { refuse } from '@fairway/contract/letters-of-indemnity/loi.errors'
import { Download } from '../../platform/http/download.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { Files } from '../../ports/files/files.port.ts'
import { findLetterFile } from './blanket-file.repository.ts'
import { letterScopeOf } from './blanket-scope.actions.ts'

/** A version of a letter as it was signed. */
export async function downloadVersion(context: Context, files: Files, of: { id: number; version: number }) {
  const file = await findLetterFile(context.db, await letterScopeOf(context), of)
  return file ? new Download(file, files.read(file.fileId)) : refuse('BLOI0007')
}
