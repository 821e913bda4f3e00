import { refuse } from '@fairway/contract/kit/general.errors'
import type { SubmittedLetter } from '@fairway/contract/letters-of-indemnity/letter.schema'
import { Download } from '../../platform/http/download.ts'
import type { Context } from '../../platform/http/serve.ts'
import { enqueueLocked } from '../../platform/outbox.ts'
import type { CarrierSide } from '../../platform/submissions/define-submission.ts'
import type { Files } from '../../ports/files/files.port.ts'
import { insertLetterNotification } from '../notifications/public.ts'
import { findSignedFile } from '../signing/public.ts'
import { findLetterOwners } from './letter.repository.ts'

/** What letters are called where documents are signed. */
export const BLANKET_LETTER = 'blanketLetter'
export const ONE_TIME_LETTER = 'oneTimeLetter'

/** Hands a letter that was signed or cancelled to the carrier; its row is locked. */
export const submitLetter = ({ db }: Context, payload: SubmittedLetter) =>
  enqueueLocked(db, [{ topic: 'letterOfIndemnity', key: `Letter ${payload.reference}`, payload }])

/** A signed letter, for the carrier. */
export async function downloadLetterFile({ db }: Context, files: Files, fileId: string) {
  const file = await findSignedFile(db, fileId, [BLANKET_LETTER, ONE_TIME_LETTER])
  return file ? new Download(file, files.read(file.fileId)) : refuse('GE0002')
}

/** A letter that the carrier never got stays as it is; the people who look after it are told. */
const revertNotDelivered: CarrierSide<never>['revertNotDelivered'] = async ({ db }, lost) => {
  for (const { key, reason: note } of lost) {
    const reference = String(key)
    const owners = await findLetterOwners(db, reference)
    if (!owners) continue
    const { orgIds, link } = owners
    await insertLetterNotification(db, orgIds, {
      ...{ kind: 'letterNotDelivered', tone: 'error', link },
      args: { reference, note },
    })
  }
}

/** Letters as the admins of the carrier's outbox see them. */
export const letterCarrierSide = { keyField: 'reference', revertNotDelivered }
