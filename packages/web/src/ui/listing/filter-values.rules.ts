/** What the form of every dashboard holds: texts and lists of texts, nothing left out. */
export interface RouteValues {
  dateOf: string
  from: string
  to: string
  vvds: string[]
  portsOfLoading: string[]
  portsOfDischarge: string[]
  destinations: string[]
}
type RouteCriteria = { [N in keyof RouteValues]?: RouteValues[N] | undefined }

interface Numbers {
  numberType?: string | undefined
  numbers?: string[] | undefined
}

/** Puts what all dashboards are searched by into the form; without a date it stands at the one that most people look for. */
export const routeValues = (criteria: RouteCriteria, usualDate: string): RouteValues => ({
  dateOf: criteria.dateOf ?? usualDate,
  from: criteria.from ?? '',
  to: criteria.to ?? '',
  vvds: criteria.vvds ?? [],
  portsOfLoading: criteria.portsOfLoading ?? [],
  portsOfDischarge: criteria.portsOfDischarge ?? [],
  destinations: criteria.destinations ?? [],
})

export const daysText = (days: number | undefined) => (days === undefined ? '' : String(days))
export const daysIn = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** The range as it is typed, however long it is. */
export const typedRange = ({ dateOf, from, to }: Pick<RouteValues, 'dateOf' | 'from' | 'to'>) =>
  dateOf === '' ? {} : { dateOf, from: from.trim(), to: to.trim() }

/** What the form says; a range of dates without a date is no criterion. Numbers are kept beside it. */
export function routeCriteria<V extends RouteValues>(values: V, { numberType, numbers }: Numbers) {
  const { dateOf, from, to, ...lists } = values
  const hasRange = from.trim() !== '' || to.trim() !== ''
  return { ...lists, numberType, numbers, ...(hasRange && { dateOf, from, to }) }
}
