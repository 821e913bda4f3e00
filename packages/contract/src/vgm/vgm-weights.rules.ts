import type { Violation } from '../kit/errors.ts'
import { readContainerNumber } from '../shared/container-number.ts'
import { isHeavier, type Mass, massOf, readMass } from './mass.rules.ts'
import { implausibleMass, kilograms, massWithUnit, saidIn } from './plausible-mass.rules.ts'
import { violation } from './vgm.errors.ts'
import type { VgmContainer, VgmRow } from './vgm.schema.ts'
import { type MassField, type MassUnit, massParts, weighingMethods } from './vgm.values.ts'
import { isMassUnit, massOfRow, plainContainerNo, sumOf } from './vgm-rows.rules.ts'

/** The containers of a booking, by their numbers. */
export type KnownContainers = ReadonlyMap<string, VgmContainer>

/** What is wrong with a container number: its form, its check digit, whether it is on the booking, and not loaded yet. */
export function checkContainerNo(path: string, typed: string, containers: KnownContainers): Violation | undefined {
  if (typed === '') return violation(path, 'VGM0011')
  const containerNo = plainContainerNo(typed)
  const verdict = readContainerNumber(containerNo)
  if (verdict.kind === 'wrongCheckDigit') return violation(path, 'VGM0013', containerNo, verdict.expected)
  if (verdict.kind !== 'valid') return violation(path, 'VGM0012', typed)
  const container = containers.get(containerNo)
  if (!container) return violation(path, 'VGM0003', containerNo)
  return container.isLoaded ? violation(path, 'VGM0030', containerNo) : undefined
}

/** What is wrong with one typed weight; nothing where it is a weight above 0, or 0 where that is allowed. */
function checkWeight(path: string, text: string, allowsZero = false): Violation | undefined {
  const read = readMass(text)
  switch (read.kind) {
    case 'unclear':
      return violation(path, 'VGM0020', text, ...read.readings)
    case 'empty':
    case 'noNumber':
      return violation(path, 'VGM0019', text)
    case 'tooLong':
      return violation(path, 'VGM0021')
    case 'negative':
      return violation(path, 'VGM0022')
    case 'weight':
      return read.thousandths === 0n && !allowsZero ? violation(path, 'VGM0022') : undefined
  }
}

function checkParts(row: VgmRow, path: string): Violation[] {
  return massParts.flatMap((part) => {
    const text = row[part]
    if (text === '') return part === 'dunnage' ? [] : [violation(`${path}.${part}`, 'VGM0018')]
    return checkWeight(`${path}.${part}`, text, part === 'dunnage') ?? []
  })
}

/** A typed mass: with SM1 it is the mass, with SM2 it may be left out, and otherwise is the sum of the parts. */
function checkMass(row: VgmRow, path: string): Violation[] {
  const { method, mass } = row
  const isSum = method === 'SM2'
  if (mass === '') return isSum ? [] : [violation(path, 'VGM0017')]
  const fault = checkWeight(path, mass)
  if (fault) return [fault]
  const [typed, sum] = [massOf(mass), isSum ? sumOf(row) : undefined]
  if (typed === undefined || sum === undefined || typed === sum || !isMassUnit(row.unit)) return []
  const said = (thousandths: bigint) => massWithUnit({ thousandths, unit: unitOf(row) })
  return [violation(path, 'VGM0023', said(typed), said(sum))]
}

const unitOf = ({ unit }: Pick<VgmRow, 'unit'>): MassUnit => (isMassUnit(unit) ? unit : 'KG')

/** The mass of a row with its unit; undefined while either cannot be told. */
export function massWithUnitOf(row: VgmRow): Mass | undefined {
  const thousandths = massOfRow(row)
  return thousandths === undefined || !isMassUnit(row.unit) ? undefined : { thousandths, unit: row.unit }
}

/** Tare < VGM ≤ maximum gross of that container, compared exactly and said in the unit of the row. */
function checkBounds(row: VgmRow, path: string, { tareKg, maxGrossKg }: VgmContainer): Violation[] {
  const mass = massWithUnitOf(row)
  if (!mass) return []
  const [tare, most] = [kilograms(tareKg), kilograms(maxGrossKg)]
  if (!isHeavier(mass, tare)) return [violation(path, 'VGM0024', massWithUnit(mass), saidIn(tare, mass.unit))]
  if (isHeavier(mass, most)) return [violation(path, 'VGM0025', massWithUnit(mass), saidIn(most, mass.unit))]
  return []
}

/** Everything that is wrong with one row, in the order in which the specification lists its fields. */
export function checkVgmRow(row: VgmRow, path: string, containers: KnownContainers): Violation[] {
  const ofNumber = checkContainerNo(`${path}.containerNo`, row.containerNo, containers)
  const found: Violation[] = ofNumber ? [ofNumber] : []
  if (!weighingMethods.some((method) => method === row.method)) found.push(violation(`${path}.method`, 'VGM0015'))
  if (!isMassUnit(row.unit)) found.push(violation(`${path}.unit`, 'VGM0016'))
  const ofWeights = [
    ...checkMass(row, `${path}.${'mass' satisfies MassField}`),
    ...(row.method === 'SM2' ? checkParts(row, path) : []),
  ]
  found.push(...ofWeights)
  const container = containers.get(plainContainerNo(row.containerNo))
  if (ofWeights.length === 0 && container) found.push(...checkBounds(row, `${path}.mass`, container))
  return found
}

/** A mass that is far from the known cargo weight plus tare: its sender confirms it, and sees both figures. */
export function checkPlausible(row: VgmRow, path: string, containers: KnownContainers): Violation[] {
  const container = containers.get(plainContainerNo(row.containerNo))
  const mass = massWithUnitOf(row)
  if (!mass || !container || container.cargoKg === null) return []
  const figures = implausibleMass(mass, { cargo: kilograms(container.cargoKg).thousandths, tareKg: container.tareKg })
  return figures ? [violation(path, 'VGM0032', container.containerNo, ...figures)] : []
}
