import type { BookingChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { checkRequest, type RequestFacts } from '@fairway/contract/bookings/requests/booking-request.rules'
import { businessNow } from '@fairway/contract/tracking/business-clock.rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { type RequestValidator, withLocks } from './request.definition.ts'
import { useDocument, useOwnChoices, useRequestParts } from './request-context.ts'
import { factsOf, type KnownSailings, phoneRule } from './request-facts.rules.ts'

const MINUTE_MS = 60_000

/** The rules of the contract with what the carrier's reference data says; that is put together once a minute and port. */
export function createRequestValidator(
  choices: BookingChoices,
  sailings: KnownSailings,
  receivedAt: number,
): RequestValidator {
  let known: { of: string; facts: RequestFacts } | undefined
  return withLocks((document) => {
    const now = businessNow(choices.clock, Date.now() - receivedAt)
    const of = `${document.portOfLoading} ${Math.floor(now / MINUTE_MS)}`
    if (known?.of !== of) known = { of, facts: factsOf(choices, sailings, now, document.portOfLoading) }
    return checkRequest(document, known.facts)
  })
}

/** Phone numbers are judged where cargo is dangerous; what that takes is loaded then. True once it is there. */
function usePhoneRule(): boolean {
  const [isKnown, setIsKnown] = useState(false)
  const isNeeded = useDocument(({ flags }) => flags.includes('HAZ'))
  useEffect(() => {
    if (!isNeeded) return
    import('@fairway/contract/shared/phone-number').then(
      ({ isWorldPhoneNumber }) => {
        phoneRule.isPhone = isWorldPhoneNumber
        setIsKnown(true)
      },
      () => {}, // the server judges it all the same
    )
  }, [isNeeded])
  return isKnown
}

/** Asks the schedule about the vessel that is chosen; the rules and the panel beside the form go by its answer. */
export function useChosenSailing() {
  const { editor, receivedAt, sailing } = useRequestParts()
  const choices = useOwnChoices()
  const vvd = useDocument((document) => document.vvd)
  const pol = useDocument((document) => document.portOfLoading)
  const pod = useDocument((document) => document.portOfDischarge)
  const knowsPhones = usePhoneRule()
  const isWhole = vvd !== '' && pol !== '' && pod !== ''
  const { data, isError } = useQuery({
    ...apiQuery('GET /api/bookings/vessels', { query: { vvd, pol, pod } }),
    enabled: isWhole,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged again once phone numbers can be
  useEffect(() => {
    const found = (isWhole && data?.sailings) || []
    sailing.set(found.find((one) => one.vvd === vvd))
    // a schedule that could not be asked says nothing against the vessel: the server has the last word
    const asking = isWhole && (data === undefined || isError) ? vvd : undefined
    editor.setValidator(createRequestValidator(choices, { found, asking }, receivedAt))
  }, [editor, choices, receivedAt, sailing, vvd, isWhole, data, isError, knowsPhones])
}
