import { violation as bookingViolation } from '../bookings/bookings.errors.ts'
import { checkNumber } from '../bookings/requests/cargo.rules.ts'
import type { Violation } from '../kit/errors.ts'
import { readContainerNumber } from '../shared/container-number.ts'
import { isLonger } from '../shared/cut-text.ts'
import { oncePer } from '../shared/once-per.ts'
import { violation } from './shipping-instruction.errors.ts'
import type { SiBooking, SiContainer, SiDocument } from './shipping-instruction.schema.ts'
import * as values from './shipping-instruction.values.ts'
import type { SiFacts } from './si-facts.rules.ts'

/** A container of an instruction with its path. */
export interface PlacedContainer {
  row: SiContainer
  path: string
}

export const isEmptyRow = oncePer((row: SiContainer) => Object.values(row).every((text) => text === ''))

/** All containers of an instruction in their order, each with its path. */
export const containersOf = ({ commodities }: Pick<SiDocument, 'commodities'>): PlacedContainer[] =>
  commodities.flatMap(({ containers }, page) =>
    containers.map((row, at) => ({ row, path: `commodities.${page}.containers.${at}` })),
  )

/** The facts, and the containers of the booking; undefined while it has none, because then it cannot tell. */
interface Known extends SiFacts {
  booked: ReadonlySet<string> | undefined
}
type Check = (row: SiContainer, path: string, known: Known) => Violation | undefined

const checkContainerNo: Check = ({ containerNo }, path, { booking, booked }) => {
  if (booked?.has(containerNo)) return undefined
  const field = `${path}.containerNo`
  if (containerNo === '') return violation(field, 'SI0017')
  const read = readContainerNumber(containerNo)
  if (read.kind === 'malformed') return violation(field, 'SI0029', containerNo)
  if (read.kind === 'wrongCheckDigit') return violation(field, 'SI0030', containerNo, read.expected)
  return booking && booked ? violation(field, 'SI0028', read.number, booking.bookingNo) : undefined
}

const checkEquipment: Check = ({ equipment }, path, facts) => {
  if (equipment === '') return violation(`${path}.equipment`, 'SI0018')
  return facts.equipment.has(equipment) ? undefined : bookingViolation(`${path}.equipment`, 'BR0052', equipment)
}

const checkSeal: Check = ({ seal }, path) => {
  if (seal === '') return violation(`${path}.seal`, 'SI0019')
  const most = values.SI_LONGEST.seal
  return isLonger(seal, most) ? violation(`${path}.seal`, 'SI0038', String(most)) : undefined
}

const MOST_PACKAGES = '9'.repeat(values.PACKAGES_DIGITS)
const PACKAGES = new RegExp(`^[1-9]\\d{0,${values.PACKAGES_DIGITS - 1}}$`)

const checkPackages: Check = ({ packages }, path) => {
  if (packages === '') return violation(`${path}.packages`, 'SI0020')
  if (PACKAGES.test(packages)) return undefined
  return checkNumber(`${path}.packages`, packages) ?? violation(`${path}.packages`, 'SI0039', MOST_PACKAGES)
}

const checkPackageType: Check = ({ packageType }, path, facts) => {
  if (packageType === '') return violation(`${path}.packageType`, 'SI0021')
  return facts.packageTypes.has(packageType)
    ? undefined
    : bookingViolation(`${path}.packageType`, 'BR0053', packageType)
}

/** A weight or volume is a number above 0 with a limited number of digits. */
function checkMeasure(
  field: 'weight' | 'volume',
  { before, after }: { before: number; after: number },
  codes: { missing: 'SI0022' | 'SI0023'; digits: 'BR0022' | 'BR0023' },
): Check {
  const measure = new RegExp(`^\\d{1,${before}}(\\.\\d{1,${after}})?$`)
  return (row, path) => {
    const text = row[field]
    if (text === '') return violation(`${path}.${field}`, codes.missing)
    const isAbove0 = Number(text) > 0
    if (isAbove0 && measure.test(text)) return undefined
    const unreadable = checkNumber(`${path}.${field}`, text)
    if (unreadable) return unreadable
    return isAbove0 ? bookingViolation(`${path}.${field}`, codes.digits) : violation(`${path}.${field}`, 'SI0041', text)
  }
}

/** The checks of a container, field by field in the specification's order (SI0017 to SI0023). */
const checks: readonly Check[] = [
  checkContainerNo,
  checkEquipment,
  checkSeal,
  checkPackages,
  checkPackageType,
  checkMeasure('weight', values.WEIGHT_DIGITS, { missing: 'SI0022', digits: 'BR0022' }),
  checkMeasure('volume', values.VOLUME_DIGITS, { missing: 'SI0023', digits: 'BR0023' }),
]

const bookedIn = oncePer(({ containers }: SiBooking) =>
  containers.length > 0 ? new Set(containers.map(({ containerNo }) => containerNo)) : undefined,
)

/** What was found in a row, by each check, and what was known then. */
interface CheckedRow extends Pick<Known, 'booked' | 'equipment' | 'packageTypes'> {
  path: string
  found: (Violation | undefined)[]
}
const checked = new WeakMap<SiContainer, CheckedRow>()

/** A form asks with every pause: a row that has not changed since it was last checked is not checked again. */
function faultsOf({ row, path }: PlacedContainer, known: Known): CheckedRow['found'] {
  const { booked, equipment, packageTypes } = known
  const last = checked.get(row)
  const isKnown = last?.booked === booked && last?.equipment === equipment && last?.packageTypes === packageTypes
  if (isKnown && last?.path === path) return last.found
  const found = checks.map((check) => check(row, path, known))
  checked.set(row, { path, booked, equipment, packageTypes, found })
  return found
}

/** What is wrong with the fields of these containers; empty rows have their own error. */
export function checkContainers(containers: readonly PlacedContainer[], facts: SiFacts): Violation[] {
  const known: Known = { ...facts, booked: facts.booking && bookedIn(facts.booking) }
  const faults = containers.filter(({ row }) => !isEmptyRow(row)).map((placed) => faultsOf(placed, known))
  return checks.flatMap((_, nth) => faults.flatMap((ofRow) => ofRow[nth] ?? []))
}

/** Containers that stand twice on this bill, or on another bill of the booking. */
export function checkDuplicates(containers: readonly PlacedContainer[], { otherContainers }: SiFacts): Violation[] {
  const known = new Set<string>()
  return containers.flatMap(({ row: { containerNo }, path }) => {
    if (containerNo === '') return []
    const isTwice = known.has(containerNo) || otherContainers.has(containerNo)
    known.add(containerNo)
    return isTwice ? [violation(`${path}.containerNo`, 'SI0026', containerNo)] : []
  })
}
