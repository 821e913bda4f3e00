import type { BookingChoices } from '@fairway/contract/bookings/booking-choices.schema'
import type { RequestState } from '@fairway/contract/bookings/booking-request.schema'
import { useState } from 'react'
import { send } from '../../../platform/api.ts'
import { Failure } from '../../../platform/failure.ts'
import { draftOwner } from '../../../platform/stored-state.ts'
import { createDraftStore } from '../../../ui/document-form/document-copy.ts'
import type { Base } from '../../../ui/document-form/draft-saver.ts'
import { isLeaving, useDraftPersistence } from '../../../ui/document-form/use-cached-work.ts'
import { copyName, saveRequestCopy } from './local-copy.ts'
import type { OpenedRequest } from './open-request.ts'
import { createRequestWork, type RequestWork } from './request-work.ts'
import { createRequestValidator } from './use-request-rules.ts'

interface Options extends OpenedRequest {
  choices: BookingChoices
  receivedAt: number
  /** The first save gave it an id. */
  onCreated: (state: RequestState) => void
}

/** Whoever books for several organisations begins with the first of them, as the form shows. */
const baseFor = (base: Base, { organisations: [first, another] }: BookingChoices): Base =>
  base.id === undefined && base.organisation === undefined && first && another ? { organisation: first.ref } : base

/** A request at work for as long as its page is open; whatever is typed is kept here and on the server. */
export function useRequestWork({ opened, name, choices, receivedAt, onCreated }: Options): RequestWork {
  const [{ work, draftStore }] = useState(() => {
    const owner = draftOwner()
    const draftStore = createDraftStore(name, owner, saveRequestCopy)
    const work = createRequestWork({
      opened: { ...opened, base: baseFor(opened.base, choices) },
      validate: createRequestValidator(choices, { found: [], asking: opened.document.vvd || undefined }, receivedAt),
      save: async ({ key, body }) => {
        if (draftOwner() !== owner) throw new Failure('down') // the session is over: it is kept here until they are back
        const how = { writeKey: key, isLeaving: isLeaving(body) }
        return (await send('POST /api/bookings/draft', { body }, how)).state
      },
      load: (id) => send('GET /api/bookings/detail', { query: { id } }),
      onOwed: (owed) => draftStore.note(owed, () => work.saver.base()), // `work` is being made when the first is owed
      onCreated: (state) => {
        draftStore.rename(copyName(state.id))
        onCreated(state)
      },
    })
    return { work, draftStore: draftStore }
  })
  useDraftPersistence(work, draftStore)
  return work
}
