import type { BookingChoices } from '@fairway/contract/bookings/booking-choices.schema'
import type { RequestDocument, RequestState } from '@fairway/contract/bookings/booking-request.schema'
import { useEffect, useState } from 'react'
import { send } from '../../../platform/api.ts'
import { Failure } from '../../../platform/failure.ts'
import { draftOwner } from '../../../platform/kept-state.ts'
import { watchForm } from '../../../platform/unsaved-forms.ts'
import type { Base, Write } from './draft-saver.ts'
import { copyName, dropCopy, keepCopy } from './local-copy.ts'
import type { OpenedRequest } from './open-request.ts'
import { createRequestWork, type RequestWork } from './request-work.ts'
import { judgeBy } from './use-request-rules.ts'

/** So much of what was typed last may not be kept yet. */
const KEEP_MS = 400
/** What a browser still sends while a page is being left. */
const LEAVING_LIMIT = 60_000

interface Given extends OpenedRequest {
  choices: BookingChoices
  heardAt: number
  /** The first save gave it an id. */
  onMade: (state: RequestState) => void
}

interface Owed {
  document: RequestDocument
  write: Write | undefined
}

/** Keeps in this browser what the server does not have yet, for whoever typed it. */
function createKeeper(first: string, owner: string) {
  let name = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => Promise<void>) | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    waiting?.().catch(() => {})
    waiting = undefined
  }
  return {
    keep,
    note: (owed: Owed | undefined, base: RequestWork['saver']['base']) => {
      waiting = owed ? () => keepCopy(name, { ...owed, base: base() }, owner) : () => dropCopy(name)
      timer ??= setTimeout(keep, KEEP_MS)
    },
    rename: (next: string) => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
      dropCopy(name).catch(() => {})
      name = next
    },
  }
}

/** Whoever books for several organisations begins with the first of them, as the form shows. */
const baseFor = (base: Base, { organisations: [first, another] }: BookingChoices): Base =>
  base.id === undefined && base.organisation === undefined && first && another ? { organisation: first.ref } : base

/** A request at work for as long as its page is open; whatever is typed is kept here and on the server. */
export function useRequestWork({ opened, name, choices, heardAt, onMade }: Given): RequestWork {
  const [{ work, keeper }] = useState(() => {
    const owner = draftOwner()
    const keeper = createKeeper(name, owner)
    const work = createRequestWork({
      opened: { ...opened, base: baseFor(opened.base, choices) },
      judge: judgeBy(choices, { found: [], asking: opened.document.vvd || undefined }, heardAt),
      save: async ({ key, body }) => {
        if (draftOwner() !== owner) throw new Failure('down') // the session is over: it is kept here until they are back
        const isLeaving = document.visibilityState === 'hidden' && JSON.stringify(body).length < LEAVING_LIMIT
        return (await send('POST /api/bookings/draft', { body }, { writeKey: key, isLeaving })).state
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
  useEffect(() => {
    const isOwed = () => work.saver.owed().document !== undefined || work.saver.owed().write !== undefined
    const leave = () => {
      if (document.visibilityState !== 'hidden' || !isOwed()) return
      keeper.keep()
      work.saver.flush().catch(() => {})
    }
    const unwatch = watchForm(isOwed)
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      unwatch()
      keeper.keep()
      work.saver.flush().then(work.stop, work.stop)
    }
  }, [work, keeper])
  return work
}
