import type { TFunction } from 'i18next'

/** One criterion as a chip says it, and the criteria without it. */
export interface CriterionChip<C extends object> {
  id: string
  text: string
  /** Fields of the criteria that it stands for. */
  fields: (keyof C & string)[]
  without: C
}

/** So many values a chip names before it counts the rest. */
const NAMED = 3

/** How criteria are put into chips. */
export interface ChipLabels {
  /** Several values by their names, or how many there are beside the first. */
  some: (names: readonly string[]) => string
  numbers: (numbers: readonly string[]) => string
  range: (from: string, to: string) => string
  chip: (name: string, value: string) => string
}

export const chipLabels = (t: TFunction<'listing'>): ChipLabels => ({
  some: (names) =>
    names.length > NAMED
      ? t('criteria.more', { first: names.slice(0, NAMED - 1).join(', '), count: names.length - NAMED + 1 })
      : names.join(', '),
  numbers: (numbers) =>
    numbers.length > NAMED ? t('criteria.someNumbers', { count: numbers.length }) : numbers.join(', '),
  range: (from, to) => {
    if (from !== '' && to !== '') return t('criteria.between', { from, to })
    return from === '' ? t('criteria.until', { to }) : t('criteria.since', { from })
  },
  chip: (name, value) => t('criteria.chip', { name, value }),
})

/** Collects the chips of criteria, in the order in which they are added. */
export function chipsOf<C extends object>(criteria: C, labels: ChipLabels) {
  const chips: CriterionChip<C>[] = []
  const add = (name: string, value: string, ...fields: (keyof C & string)[]) =>
    chips.push({
      id: fields.join(),
      text: labels.chip(name, value),
      fields,
      without: leaveOut(criteria, fields),
    })
  const addSome = (name: string, values: readonly string[] | undefined, field: keyof C & string) => {
    if (values && values.length > 0) add(name, labels.some(values), field)
  }
  return { chips, add, addSome }
}

/** The criteria without some of them. */
const leaveOut = <C extends object>(criteria: C, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => !fields.includes(name))) as C // all of it may be left out

/** The specification's vessel filter in words. */
export const vesselText = (sailedDays: number, t: TFunction<'listing'>) =>
  sailedDays === 0 ? t('criteria.openVessel') : t('criteria.openAndSailed', { days: sailedDays })
