import type { PublicChoices } from '@fairway/contract/bookings/booking-choices.schema'
import type { CorrectionDetail } from '@fairway/contract/corrections/correction.schema'
import { useState } from 'react'
import { send } from '../../../platform/api.ts'
import { Failure } from '../../../platform/failure.ts'
import { draftOwner } from '../../../platform/stored-state.ts'
import { createDraftStore } from '../../../ui/document-form/document-copy.ts'
import type { OpenedDocument } from '../../../ui/document-form/document-work.ts'
import { isLeaving, useDraftPersistence } from '../../../ui/document-form/use-cached-work.ts'
import { type CorrectionWork, createCorrectionWork } from './correction-work.ts'

/** Under which name this browser keeps what did not reach the server. */
export const copyName = (id: number) => `bookingCorrection.${id}`
export const loadCorrection = (id: number) => send('GET /api/corrections/v2/view', { query: { id } })

/** A correction at work for as long as its page is open; whatever is typed is kept here and on the server. */
export function useCorrectionWork(
  opened: OpenedDocument<CorrectionDetail>,
  { state: { id }, base }: CorrectionDetail,
  choices: PublicChoices,
): CorrectionWork {
  const [{ work, draftStore }] = useState(() => {
    const owner = draftOwner()
    const draftStore = createDraftStore(copyName(id), owner)
    const work = createCorrectionWork({
      opened,
      base,
      choices,
      save: async ({ key, body: { revision = 0, document } }) => {
        if (draftOwner() !== owner) throw new Failure('down') // the session is over: it is kept here until they are back
        const body = { id, revision, document }
        const how = { writeKey: key, isLeaving: isLeaving(body) }
        return (await send('PUT /api/corrections/v2/update', { body }, how)).state
      },
      load: loadCorrection,
      onOwed: (owed) => draftStore.note(owed, () => work.saver.base()), // `work` is being made when the first is owed
    })
    return { work, draftStore: draftStore }
  })
  useDraftPersistence(work, draftStore)
  return work
}
