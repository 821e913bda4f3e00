import { refuse, violation } from '@fairway/contract/detention/detention.errors'
import { ruleOn } from '@fairway/contract/detention/detention.rules'
import type { FoundTerms, RuleSearch } from '@fairway/contract/detention/detention.schema'
import { isDateOnly } from '@fairway/contract/shared/date-only'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { guest } from '../../platform/viewer.ts'
import * as choices from './choices.repository.ts'
import { readToday } from './terms.repository.ts'

/** What the calculator is filled in from: public tariffs, and the contracts that name the caller's organisations. */
export const getChoices = async ({ db, viewer, settings }: Context) =>
  (await choices.findChoices(db, viewer, settings.zone))?.body ?? refuse('DE0004')

/** The same for anyone: public tariffs alone. */
export const getPublicChoices = (context: Context) => getChoices({ ...context, viewer: guest })

const orNull = (text: string) => (text === '' ? null : text.toUpperCase())

/**
 * The detention terms of all contracts. Where equipment and destination are named, `holds` marks the one that decides in
 * each contract on that day; otherwise all that are in force.
 */
export async function searchTerms({ db, settings }: Context, query: RuleSearch): Promise<FoundTerms> {
  if (query.on !== '' && !isDateOnly(query.on)) refuseViolations([violation('on', 'DE0010')])
  const today = await readToday(db, settings.zone)
  const day = query.on || today
  const { contract, equipment, destination } = query
  const scope = { contract: orNull(contract), equipment: orNull(equipment), destination: orNull(destination) }
  const found = await choices.searchTerms(db, scope)
  const isDecided = equipment !== '' && destination !== ''
  const deciding = new Set<string>()
  for (const number of new Set(found.map((one) => one.contract))) {
    const rule = ruleOn(
      found.filter((one) => one.contract === number),
      day,
    )
    if (rule) deciding.add(rule.ref)
  }
  const terms = found.slice(0, choices.TERMS_SHOWN).map(({ calendar: { holidays, ...calendar }, ...one }) => ({
    ...one,
    calendar: {
      ...calendar,
      holidays: holidays ?? [],
      holidaySource: holidays
        ? ('carrier' as const)
        : calendar.country === null
          ? ('none' as const)
          : ('country' as const),
    },
    holds: isDecided ? deciding.has(one.ref) : one.validFrom <= day && day <= one.validTo,
  }))
  return { terms, isCut: found.length > choices.TERMS_SHOWN, today }
}
