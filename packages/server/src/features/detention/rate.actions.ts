import { Readable } from 'node:stream'
import { refuse } from '@fairway/contract/detention/detention.errors'
import { checkDetention, createDetentionCounter, ruleOn, stayOf } from '@fairway/contract/detention/detention.rules'
import type {
  DetentionCriteria,
  DetentionFileCriteria,
  DetentionRate,
  DetentionRule,
} from '@fairway/contract/detention/detention.schema'
import { type PastedStay, readPastedStays } from '@fairway/contract/detention/pasted-stays.rules'
import { Download } from '../../platform/http/download.ts'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { guest } from '../../platform/viewer.ts'
import { type Documents, PDF } from '../../ports/documents/documents.port.ts'
import { calendarRange, withHolidays } from './calendar.ts'
import { detentionSheet } from './detention-sheet.rules.ts'
import * as terms from './terms.repository.ts'

/** The rate for what somebody asks, under public tariffs and the contracts that name their organisations. */
export async function getRate({ db, viewer, settings }: Context, asked: DetentionCriteria): Promise<DetentionRate> {
  const criteria = {
    ...asked,
    contract: asked.contract.toUpperCase(),
    equipment: asked.equipment.toUpperCase(),
    destination: asked.destination.toUpperCase(),
  }
  refuseViolations(checkDetention(criteria))
  const today = await terms.readToday(db, settings.zone)
  const day = criteria.outGateOn || today
  const range = calendarRange(day)
  const found = await terms.findTerms(db, viewer, criteria)
  const rules: DetentionRule[] = []
  for (const one of found)
    if (one.validTo >= range.from && one.validFrom <= range.to) rules.push(await withHolidays(one, range))
  const rule = ruleOn(rules, day) ?? refuse('DE0003')
  const result = createDetentionCounter(rule)(stayOf(criteria))
  return { ref: rule.ref, result, rules, calendarFrom: range.from, calendarTo: range.to, today }
}

/** The same for anyone: whoever asks, only public tariffs answer. */
export const getPublicRate = (context: Context, criteria: DetentionCriteria) =>
  getRate({ ...context, viewer: guest }, criteria)

export interface RateFileParts {
  documents: Documents
  carrierName: () => Promise<string>
}

/** Counts a container by the rule of its own out-gate day; nothing where none holds then, or no holidays are known. */
function countStay(
  { rules, calendarFrom, calendarTo }: DetentionRate,
  stay: Pick<PastedStay, 'outGateOn' | 'inGateOn'>,
) {
  if (stay.outGateOn < calendarFrom || stay.inGateOn > calendarTo) return undefined
  const rule = ruleOn(rules, stay.outGateOn)
  return rule && createDetentionCounter(rule)(stay)
}

/** The answer as a PDF: what it costs, how it adds up, each day, and the rule behind it. */
export async function getRateFile(
  context: Context,
  { documents, carrierName }: RateFileParts,
  { language, containers, ...criteria }: DetentionFileCriteria,
) {
  const rate = await getRate(context, criteria)
  const { ref, result, rules, today } = rate
  const rule = rules.find((one) => one.ref === ref) ?? refuse('DE0003')
  const { equipment, destination } = criteria
  const names = await terms.findNames(context.db, {
    equipment: equipment.toUpperCase(),
    destination: destination.toUpperCase(),
  })
  const { stays } = readPastedStays(containers, criteria)
  const counted = stays.map((stay) => ({
    ...stay,
    result: stay.errors.length === 0 ? countStay(rate, stay) : undefined,
  }))
  const sheet = detentionSheet(
    { result, rule, names, today, containers: counted },
    { language, carrier: await carrierName() },
  )
  const { bytes } = await documents.toPdf(sheet)
  const name = `detention-${rule.contract}-${today}.pdf`
  return new Download({ name, mediaType: PDF, byteSize: bytes.length }, Readable.from([bytes]))
}

/** The same for anyone. */
export const getPublicRateFile = (context: Context, parts: RateFileParts, criteria: DetentionFileCriteria) =>
  getRateFile({ ...context, viewer: guest }, parts, criteria)
