import { pairRows } from './row-pairs.rules.ts'
import type { SiCommodity, SiContainer, SiDocument } from './shipping-instruction.schema.ts'
import { siParties } from './shipping-instruction.values.ts'
import { siBillFields, siCommodityFields, siContainerFields, siPartyFields } from './si-field.values.ts'

/** One field of two states of an instruction; its path is that of the right one, where that has the field. */
export interface FieldPair {
  path: string
  /** The last name in the path: `address`, `weight`. */
  field: string
  left: string
  right: string
  isDifferent: boolean
}

/** Which row of the left is which of the right; without one of them it was added or left out. Positions count from 0. */
interface Paired {
  left: number | undefined
  right: number | undefined
}

export interface ContainerPair extends Paired {
  containerNo: string
  /** The commodity of the left in which it was, where it is in another one now. */
  movedFrom: number | undefined
  fields: FieldPair[]
}

export interface CommodityPair extends Paired {
  fields: FieldPair[]
  containers: ContainerPair[]
}

/** Two states of an instruction, field by field: what was reordered is no difference, and what was moved is named. */
export interface SiDifference {
  bill: FieldPair[]
  parties: FieldPair[]
  commodities: CommodityPair[]
  remarks: FieldPair[]
}

/** Dots in a tariff code and spaces in a container number say nothing. */
const bare = (field: string, text: string) =>
  field === 'hts' ? text.replaceAll(/[.\s]/g, '') : field === 'containerNo' ? plain(text) : text

function pair(path: string, left = '', right = ''): FieldPair {
  const field = path.slice(path.lastIndexOf('.') + 1)
  return { path, field, left, right, isDifferent: bare(field, left) !== bare(field, right) }
}

const plain = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()

interface Commodity extends Pick<SiCommodity, 'description' | 'marks' | 'hts'> {
  at: number
  numbers: ReadonlySet<string>
}
interface Container extends SiContainer {
  commodity: number
  row: number
  number: string
}

const commoditiesOf = (document: SiDocument): Commodity[] =>
  document.commodities.map(({ description, marks, hts, containers }, at) => ({
    at,
    description: plain(description),
    marks: plain(marks),
    hts: plain(hts),
    numbers: new Set(containers.map(({ containerNo }) => plain(containerNo)).filter((number) => number !== '')),
  }))

const containersOf = ({ commodities }: SiDocument): Container[] =>
  commodities.flatMap(({ containers }, commodity) =>
    containers.map((one, row) => ({ ...one, commodity, row, number: plain(one.containerNo) })),
  )

/** How much two commodities have in common: their texts, their codes and their containers. */
function likeness(left: Commodity, right: Commodity): number {
  const same = (field: 'description' | 'marks' | 'hts') => left[field] !== '' && left[field] === right[field]
  const shared = [...right.numbers].filter((number) => left.numbers.has(number)).length
  const most = Math.max(left.numbers.size, right.numbers.size, 1)
  return (same('description') ? 4 : 0) + (same('hts') ? 2 : 0) + (same('marks') ? 1 : 0) + (3 * shared) / most
}
const isAtSamePlace = (left: Commodity, right: Commodity) => (left.at === right.at ? 1 : 0)

const isSameNumber = (left: Container, right: Container) => (left.number !== '' && left.number === right.number ? 1 : 0)

/** A container whose number was put right is still the same one when its seal or all of its figures are the same. */
function resembles(left: Container, right: Container): number {
  if (left.seal !== '' && plain(left.seal) === plain(right.seal)) return 2
  const figures = ['packages', 'weight', 'volume'] as const
  return figures.every((field) => left[field] !== '' && left[field] === right[field]) ? 1 : 0
}

/** Compares two states of an instruction; commodities are matched by what they are, containers by their numbers. */
export function compareInstructions(left: SiDocument, right: SiDocument): SiDifference {
  const commodities = pairRows(commoditiesOf(left), commoditiesOf(right), [likeness, isAtSamePlace])
  const partner = new Map(commodities.map((one) => [one.left, one.right]))
  const isTogether = (one: Container, other: Container) => partner.get(one.commodity) === other.commodity
  // first inside its commodity, then in any other, then by what it looks like
  const [ours, theirs] = [containersOf(left), containersOf(right)]
  const containers = pairRows(ours, theirs, [
    (one, other) => (isTogether(one, other) ? isSameNumber(one, other) : 0),
    isSameNumber,
    (one, other) => (isTogether(one, other) ? resembles(one, other) : 0),
  ])
  const pairs = containers.map(({ left: at, right: to }) => ({
    was: at === undefined ? undefined : ours[at],
    is: to === undefined ? undefined : theirs[to],
  }))
  const inCommodity = (one: Paired) =>
    pairs.filter(({ was, is }) => (is ? is.commodity === one.right : was?.commodity === one.left))
  return {
    bill: siBillFields.map((field) => pair(field, left[field], right[field])),
    parties: siParties.flatMap((party) =>
      siPartyFields.map((field) => pair(`${party}.${field}`, left[party][field], right[party][field])),
    ),
    commodities: commodities.map((one) => ({
      ...one,
      fields: commodityFields(one, left, right),
      containers: inCommodity(one).map(({ was, is }) => containerPair({ was, is, partner })),
    })),
    remarks: [pair('remarks', left.remarks, right.remarks)],
  }
}

function commodityFields({ left: at, right: to }: Paired, left: SiDocument, right: SiDocument): FieldPair[] {
  const [was, is] = [
    at === undefined ? undefined : left.commodities[at],
    to === undefined ? undefined : right.commodities[to],
  ]
  return siCommodityFields.map((field) => pair(`commodities.${to ?? at}.${field}`, was?.[field], is?.[field]))
}

interface ContainerStates {
  was: Container | undefined
  is: Container | undefined
  partner: ReadonlyMap<number | undefined, number | undefined>
}

function containerPair({ was, is, partner }: ContainerStates): ContainerPair {
  const { commodity, row } = is ?? was ?? { commodity: 0, row: 0 }
  const isMoved = was && is && partner.get(was.commodity) !== is.commodity
  return {
    left: was?.row,
    right: is?.row,
    containerNo: is?.containerNo || was?.containerNo || '',
    movedFrom: isMoved ? was.commodity : undefined,
    fields: siContainerFields.map((field) =>
      pair(`commodities.${commodity}.containers.${row}.${field}`, was?.[field], is?.[field]),
    ),
  }
}

/** Every field of a comparison, in its order. */
export const fieldsIn = ({ bill, parties, commodities, remarks }: SiDifference): FieldPair[] => [
  ...bill,
  ...parties,
  ...commodities.flatMap(({ fields, containers }) => [...fields, ...containers.flatMap((one) => one.fields)]),
  ...remarks,
]

/** How many fields differ; a container that was moved counts as one more. */
export const countDifferences = (difference: SiDifference): number =>
  fieldsIn(difference).filter(({ isDifferent }) => isDifferent).length +
  difference.commodities.flatMap(({ containers }) => containers).filter(({ movedFrom }) => movedFrom !== undefined)
    .length
