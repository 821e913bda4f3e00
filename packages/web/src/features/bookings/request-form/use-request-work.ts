import type { BookingChoices } from '@fairway/contract/bookings/booking-choices.schema'
import type { RequestState } from '@fairway/contract/bookings/booking-request.schema'
import { useState } from 'react'
import { send } from '../../../platform/api.ts'
import { Failure } from '../../../platform/failure.ts'
import { draftOwner } from '../../../platform/kept-state.ts'
import { createKeeper } from '../../../ui/document-form/document-copy.ts'
import type { Base } from '../../../ui/document-form/draft-saver.ts'
import { isLeaving, useKeptWork } from '../../../ui/document-form/use-kept-work.ts'
import { copyName, keepRequest } from './local-copy.ts'
import type { OpenedRequest } from './open-request.ts'
import { createRequestWork, type RequestWork } from './request-work.ts'
import { judgeBy } from './use-request-rules.ts'

interface Given extends OpenedRequest {
  choices: BookingChoices
  heardAt: number
  /** The first save gave it an id. */
  onMade: (state: RequestState) => void
}

/** Whoever books for several organisations begins with the first of them, as the form shows. */
const baseFor = (base: Base, { organisations: [first, another] }: BookingChoices): Base =>
  base.id === undefined && base.organisation === undefined && first && another ? { organisation: first.ref } : base

/** A request at work for as long as its page is open; whatever is typed is kept here and on the server. */
export function useRequestWork({ opened, name, choices, heardAt, onMade }: Given): RequestWork {
  const [{ work, keeper }] = useState(() => {
    const owner = draftOwner()
    const keeper = createKeeper(name, owner, keepRequest)
    const work = createRequestWork({
      opened: { ...opened, base: baseFor(opened.base, choices) },
      judge: judgeBy(choices, { found: [], asking: opened.document.vvd || undefined }, heardAt),
      save: async ({ key, body }) => {
        if (draftOwner() !== owner) throw new Failure('down') // the session is over: it is kept here until they are back
        const how = { writeKey: key, isLeaving: isLeaving(body) }
        return (await send('POST /api/bookings/draft', { body }, how)).state
      },
      load: (id) => send('GET /api/bookings/detail', { query: { id } }),
      onOwed: (owed) => keeper.note(owed, () => work.saver.base()), // `work` is being made when the first is owed
      onMade: (state) => {
        keeper.rename(copyName(state.id))
        onMade(state)
      },
    })
    return { work, keeper }
  })
  useKeptWork(work, keeper)
  return work
}
