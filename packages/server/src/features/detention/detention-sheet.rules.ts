import { tierTotals } from '@fairway/contract/detention/detention.rules'
import type { DetentionDay, DetentionResult, DetentionRule } from '@fairway/contract/detention/detention.schema'
import type { PastedStay } from '@fairway/contract/detention/pasted-stays.rules'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import { totalsByCurrency } from '@fairway/contract/shared/money'
import type { Names } from '@fairway/contract/shared/scalar.schema'
import type { Block, Sheet } from '../../ports/documents/sheet/sheet.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

const texts = { en, zh, vi }
type Texts = (typeof texts)[Language]

/** The equipment and the destination of a question, and how they are called; null for codes that are unknown. */
export interface AskedNames {
  codes: { equipment: string; destination: string }
  equipment: Names | null
  destination: Names | null
}

type CountedStay = Pick<PastedStay, 'name' | 'outGateOn' | 'inGateOn'> & { result: DetentionResult | undefined }

interface Answer {
  result: DetentionResult
  rule: DetentionRule
  names: AskedNames
  today: string
  /** Containers with dates of their own; without a result where they cannot be counted. */
  containers: readonly CountedStay[]
}

/** The answer of the calculator as it is printed: what it costs, how it adds up, each day, and the rule behind it. */
export function detentionSheet(
  { result, rule, names, today, containers }: Answer,
  { language, carrier }: { language: Language; carrier: string },
): Sheet {
  const t = texts[language]
  const { facts } = t
  const { charge, freeDays, freeDaysUsed, freeUntil, detentionDays, outGateOn, inGateOn } = result
  const money = (amount: string) => `${charge.currency} ${amount}`
  const named = (kind: 'equipment' | 'destination') =>
    [names.codes[kind], names[kind]?.[language]].filter(Boolean).join(' · ')
  const made = fillText(t.made, { day: today })
  const tiers = tierTotals(result)
  const about: [string, string | null][] = [
    [facts.contract, rule.contract],
    [facts.equipment, named('equipment')],
    [facts.destination, named('destination')],
    [facts.outGate, outGateOn],
    [facts.inGate, inGateOn],
    [facts.freeDays, fillText(facts.used, { count: String(freeDays), used: String(freeDaysUsed) })],
    [facts.freeUntil, freeUntil],
    [facts.detentionDays, String(detentionDays)],
    [facts.charge, money(charge.amount)],
  ]
  return {
    ...{ layout: 'sheet', title: t.title, author: carrier, language, foot: `${t.title} · ${rule.contract} · ${today}` },
    blocks: [
      { kind: 'text', text: carrier, look: 'carrier' },
      { kind: 'text', text: t.title, look: 'title' },
      { kind: 'text', text: outGateOn === null ? `${made} ${t.withoutDates}` : made, look: 'intro' },
      { kind: 'pairs', rows: about.flatMap(([label, text]): [string, string][] => (text ? [[label, text]] : [])) },
      ...(tiers.length > 0 ? [heading(t.tiers.title), tierTable(t, tiers, money)] : []),
      ...(containers.length > 0 ? containerBlocks(t, containers) : []),
      heading(t.days.title),
      dayTable(t, result.days, money),
      heading(t.rule.title),
      { kind: 'pairs', rows: ruleFacts(t, rule) },
    ],
  }
}

const heading = (text: string): Block => ({ kind: 'text', text, look: 'heading' })

const spanOf = (t: Texts, from: string | number, to: string | number) =>
  from === to ? String(from) : fillText(t.range, { from: String(from), to: String(to) })

const tierTable = (t: Texts, tiers: ReturnType<typeof tierTotals>, money: (amount: string) => string): Block => ({
  kind: 'table',
  columns: [{ title: t.tiers.days }, { title: t.tiers.count }, { title: t.tiers.rate }, { title: t.tiers.amount }],
  rows: tiers.map(({ from, to, count, rate, amount }) => [
    spanOf(t, from, to),
    String(count),
    money(rate),
    money(amount),
  ]),
})

const moneyText = ({ currency, amount }: DetentionResult['charge']) => `${currency} ${amount}`

/** Each pasted container in a line, and what they come to, in each currency by itself. */
function containerBlocks({ containers: t, facts }: Texts, containers: readonly CountedStay[]): Block[] {
  const charges = containers.flatMap(({ result }) => result?.charge ?? [])
  const total = totalsByCurrency(charges).map(moneyText).join(' + ')
  return [
    heading(t.title),
    {
      kind: 'table',
      columns: [
        { title: t.container },
        { title: facts.outGate, width: 75 },
        { title: facts.inGate, width: 75 },
        { title: facts.freeUntil, width: 85 },
        { title: facts.detentionDays, width: 70 },
        { title: facts.charge, width: 85 },
      ],
      rows: containers.map(({ name, outGateOn, inGateOn, result }) => [
        name,
        outGateOn,
        inGateOn,
        result ? (result.freeUntil ?? '') : t.notCounted,
        result ? String(result.detentionDays) : '',
        result ? moneyText(result.charge) : '',
      ]),
    },
    { kind: 'text', text: fillText(t.total, { count: String(charges.length), total: total || '0' }), look: 'intro' },
  ]
}

/** Days in a row that are of one kind, for one reason, at one rate. */
function daySpans(days: readonly DetentionDay[]): { first: DetentionDay; last: DetentionDay }[] {
  const spans: { first: DetentionDay; last: DetentionDay }[] = []
  for (const day of days) {
    const span = spans.at(-1)
    const isMore = span && (['kind', 'reason', 'name', 'rate'] as const).every((part) => span.first[part] === day[part])
    if (isMore) span.last = day
    else spans.push({ first: day, last: day })
  }
  return spans
}

const dayTable = (t: Texts, days: readonly DetentionDay[], money: (amount: string) => string): Block => ({
  kind: 'table',
  columns: [{ title: t.days.on, width: 150 }, { title: t.days.what }, { title: t.days.rate, width: 110 }],
  rows: daySpans(days).map(({ first, last }) => {
    const { kind, reason, name, rate } = first
    const nth = spanOf(t, first.nth, last.nth)
    const what = reason
      ? fillText(t.days[reason], { name: name ?? '' })
      : fillText(kind === 'free' ? t.days.free : t.days.charged, { nth })
    return [first.on && last.on ? spanOf(t, first.on, last.on) : '', what, rate === null ? '' : money(rate)]
  }),
})

function ruleFacts({ rule: t, range }: Texts, rule: DetentionRule): [string, string][] {
  const { source, validFrom: from, validTo: to, freeUnit, freeDays, startsOn, chargeUnit, calendar } = rule
  const area = [calendar.country, calendar.state].filter(Boolean).join(' ')
  return [
    [t.source, source],
    [t.valid, fillText(range, { from, to })],
    [t.free[freeUnit], String(freeDays)],
    [t.starts, t.startsOn[startsOn]],
    [t.charged, t.chargedBy[chargeUnit]],
    [t.holidays, fillText(t.holidaySource[calendar.holidaySource], { area })],
  ]
}
