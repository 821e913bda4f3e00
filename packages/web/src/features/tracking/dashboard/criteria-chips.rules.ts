import { isContainerNumber, showContainerNumber } from '@fairway/contract/shared/container-number'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import type { DashboardWords } from './dashboard-words.ts'

/** One criterion as a chip says it, and the criteria without it. */
export interface CriterionChip {
  id: string
  text: string
  /** Fields of the criteria that it stands for. */
  fields: (keyof DashboardCriteria)[]
  without: DashboardCriteria
}

/** So many values a chip names before it counts the rest. */
const NAMED = 3

/** What a list is narrowed by, one chip for each criterion; stages have their cards. */
export function criteriaChips(criteria: DashboardCriteria, words: DashboardWords): CriterionChip[] {
  const { t, word, place } = words
  const { numbers = [], numberType, sailedDays, dateOf, from = '', to = '' } = criteria
  const found: CriterionChip[] = []
  const add = (name: string, value: string, ...fields: (keyof DashboardCriteria)[]) =>
    found.push({
      id: fields.join(),
      text: t('criteria.chip', { name, value }),
      fields,
      without: leaveOut(criteria, fields),
    })
  const addSeveral = (
    field: 'vvds' | 'portsOfLoading' | 'portsOfDischarge' | 'destinations' | 'redHolds',
    nameOf: (value: string) => string,
  ) => {
    const values = criteria[field] ?? []
    if (values.length > 0) add(t(`criteria.${field}`), someOf(values.map(nameOf), words), field)
  }
  if (numberType && numbers.length > 0)
    add(t(`criteria.numbers.${numberType}`), numbersText(numbers.map(written), words), 'numbers', 'numberType')
  if (sailedDays !== undefined) add(t('criteria.vessel'), vesselText(sailedDays, words), 'sailedDays')
  addSeveral('vvds', (vvd) => vvd)
  addSeveral('portsOfLoading', place)
  addSeveral('portsOfDischarge', place)
  addSeveral('destinations', place)
  if (dateOf && (from !== '' || to !== ''))
    add(t(`criteria.dates.${dateOf}`), rangeText(from, to, words), 'dateOf', 'from', 'to')
  addSeveral('redHolds', (hold) => word(`words.holds.${hold as 'customs'}`)) // `readCriteria` lets only holds through
  return found
}

const written = (number: string) => (isContainerNumber(number) ? showContainerNumber(number) : number)

const numbersText = (numbers: string[], { t }: DashboardWords) =>
  numbers.length > NAMED ? t('criteria.someNumbers', { count: numbers.length }) : numbers.join(', ')

const someOf = (names: string[], { t }: DashboardWords) =>
  names.length > NAMED
    ? t('criteria.more', { first: names.slice(0, NAMED - 1).join(', '), count: names.length - NAMED + 1 })
    : names.join(', ')

/** The specification's vessel filter in words. */
export function vesselText(sailedDays: number, { t }: Pick<DashboardWords, 't'>): string {
  return sailedDays === 0 ? t('criteria.open') : t('criteria.openAndSailed', { days: sailedDays })
}

function rangeText(from: string, to: string, { t }: DashboardWords) {
  if (from !== '' && to !== '') return t('criteria.between', { from, to })
  return from === '' ? t('criteria.until', { to }) : t('criteria.since', { from })
}

function leaveOut(criteria: DashboardCriteria, fields: (keyof DashboardCriteria)[]): DashboardCriteria {
  return Object.fromEntries(Object.entries(criteria).filter(([name]) => !fields.some((field) => field === name)))
}
