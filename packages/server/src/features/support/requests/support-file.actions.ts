import { refuse } from '@fairway/contract/support/support-request.errors'
import { SUPPORT_FILE_BYTES, SUPPORT_FILES } from '@fairway/contract/support/support-request.values'
import { Download } from '../../../platform/http/download.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { fileNameOf, recogniseFile } from '../../../ports/files/file-content.ts'
import type { Files } from '../../../ports/files/files.port.ts'
import { saveFile } from '../../../ports/files/postgres-files.repository.ts'
import * as requests from './support-request.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MEGABYTE = 1024 * 1024
/** Somebody may begin again a few times in a day. */
const WAITING = 4 * SUPPORT_FILES

/** Keeps a file for a day, until a request names it. */
export async function addFile({ db, viewer, audit }: Context, { name, bytes }: { name: string; bytes: Buffer }) {
  if (bytes.length > SUPPORT_FILE_BYTES) refuse('SU0007', String(SUPPORT_FILE_BYTES / MEGABYTE))
  const mediaType = recogniseFile(bytes) ?? refuse('SU0006')
  const { waiting } = await requests.lockWaitingFiles(db, viewer)
  if (waiting >= WAITING) refuse('SU0008', String(WAITING))
  const file = await saveFile(db, {
    name: fileNameOf(name, mediaType, 'attachment'),
    mediaType,
    createdBy: viewer.actor,
    keepUntil: new Date(Date.now() + DAY_MS),
    content: [bytes],
  })
  const added = await requests.insertFile(db, viewer, file.id)
  await audit({
    objectType: 'support file',
    objectId: String(added.id),
    after: { name: added.name, sha256: file.sha256 },
  })
  return added
}

export async function removeFile({ db, viewer, audit }: Context, id: number) {
  if ((await requests.removeFile(db, viewer, id)) === 0) refuse('SU0009')
  await audit({ objectType: 'support file', objectId: String(id), after: { removed: true } })
  return { removed: true as const }
}

export async function downloadFile({ db, viewer }: Context, files: Files, id: number) {
  const file = await requests.findFile(db, viewer, id)
  return file ? new Download(file, files.read(file.fileId)) : refuse('SU0009')
}
