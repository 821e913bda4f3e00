import type { PublicChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { checkInstruction } from '@fairway/contract/shipping-instructions/shipping-instruction.rules'
import type {
  SiBooking,
  SiDetail,
  SiDocument,
  SiState,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { factsOf, type SiFacts } from '@fairway/contract/shipping-instructions/si-facts.rules'
import { totalsOf } from '@fairway/contract/shipping-instructions/si-totals.rules'
import { warnInstruction } from '@fairway/contract/shipping-instructions/si-warning.rules'
import { businessNow } from '@fairway/contract/tracking/business-clock.rules'
import { useEffect } from 'react'
import type { Watched } from '../../../platform/storage/store.ts'
import { useStore } from '../../../platform/storage/store.ts'
import type { Validator } from '../../../ui/document-form/document-editor.ts'
import { isSame } from '../../../ui/document-form/document-values.ts'
import { pageName } from './commodities/page-name.rules.ts'
import { type Findings, useInstructionParts, useNow } from './si-context.ts'

interface Source {
  booking: Watched<SiBooking>
  choices: PublicChoices
  receivedAt: number
}

/** The facts of an instruction, from its booking and the carrier's reference data. */
export function createFacts({ booking, choices, receivedAt }: Source) {
  const equipment = new Set(choices.containerTypes.map(({ code }) => code))
  const packageTypes = new Set(choices.packageTypes.map(({ code }) => code))
  return (state: Pick<SiState, 'id' | 'blNo'> | undefined): SiFacts =>
    factsOf(
      booking.get(),
      { id: state?.id ?? null, blNo: state?.blNo ?? '' },
      { equipment, packageTypes, now: businessNow(choices.clock, Date.now() - receivedAt) },
    )
}
type Facts = ReturnType<typeof createFacts>

export const instructionValidator =
  (facts: Facts): Validator<SiDocument, SiDetail> =>
  (document, { state }) =>
    checkInstruction(document, facts(state))

export const findingsOf = (document: SiDocument, facts: SiFacts): Findings => ({
  warnings: warnInstruction(document, facts),
  totals: totalsOf(document),
  names: document.commodities.map(pageName),
})

/** They follow this long after the last letter, so that no key press waits for them. */
const REST_MS = 300

/** Keeps warnings, totals and names up to date while the document is edited. */
export function useFindings(facts: Facts) {
  const { editor, findings, booking } = useInstructionParts()
  const known = useStore(booking)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another booking says something else
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const find = () => {
      const { warnings, ...rest } = findingsOf(editor.form.document.get(), facts(editor.state.get()))
      const wrong = new Set(editor.form.found.get().map(({ path }) => path))
      const next = { warnings: warnings.filter(({ path }) => !wrong.has(path)), ...rest } // first what is wrong, then what is unusual
      if (!isSame(next, findings.get())) findings.set(next)
    }
    find()
    const unwatch = editor.form.document.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(find, REST_MS)
    })
    return () => {
      clearTimeout(timer)
      unwatch()
    }
  }, [editor, findings, facts, known])
}

const hasPassed = (at: string | null, now: number) => at !== null && Date.parse(at) <= now

/** Validates again when a cut-off passes or the booking changes: what was typed stays, and the error shows at once. */
export function useCutOffWatch(facts: Facts) {
  const { editor, booking } = useInstructionParts()
  const known = useStore(booking)
  const now = useNow()
  const isAmsOver = hasPassed(known.amsCutOffAt, now)
  const isSiOver = hasPassed(known.siCutOffAt, now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules read the clock themselves
  useEffect(() => {
    editor.setValidator(instructionValidator(facts))
    if (isAmsOver) editor.form.leave('bookingNo')
  }, [editor, facts, known, isAmsOver, isSiOver])
  return { isAmsOver, isSiOver }
}
