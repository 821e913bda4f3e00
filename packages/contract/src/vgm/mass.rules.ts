import { plainNumber, twoReadings } from '../shared/plain-number.ts'
import { MASS_DIGITS, type MassUnit } from './vgm.values.ts'

/*
 * Weights are whole thousandths of their unit, as bigint: no digit is ever rounded by a floating-point number. One pound
 * is exactly 0.45359237 kg.
 */

/** Thousandths of a kilogram or of a pound. */
export type Thousandths = bigint

/** What a thousandth of each unit is worth, in units of 10^-11 kg. */
const WORTH: Record<MassUnit, bigint> = { KG: 100_000_000n, LB: 45_359_237n }
const SCALE = 10n ** BigInt(MASS_DIGITS.after)

/** How a typed weight is understood. */
export type ReadMass =
  | { kind: 'empty' }
  | { kind: 'weight'; thousandths: Thousandths }
  /** `24,500`: thousands or decimals, only its author knows. */
  | { kind: 'unclear'; readings: [string, string] }
  | { kind: 'noNumber' }
  /** More digits before or after its decimal point than a weight has. */
  | { kind: 'tooLong' }
  | { kind: 'negative' }

/** Reads a weight as people type it: `24,500.5`, `24.500,5`, `12,5` and `24 500` are numbers, `24,500` alone is unclear. */
export function readMass(text: string): ReadMass {
  if (text === '') return { kind: 'empty' }
  const plain = plainNumber(text)
  const parts = /^([-+]?)(\d+)(?:\.(\d+))?$/.exec(plain)
  if (!parts) {
    const readings = twoReadings(text)
    return readings ? { kind: 'unclear', readings } : { kind: 'noNumber' }
  }
  const [, sign, whole = '', decimals = ''] = parts
  const digits = whole.replace(/^0+(?=\d)/, '')
  const fraction = decimals.replace(/0+$/, '')
  if (digits.length > MASS_DIGITS.before || fraction.length > MASS_DIGITS.after) return { kind: 'tooLong' }
  const thousandths = BigInt(digits) * SCALE + BigInt(fraction.padEnd(MASS_DIGITS.after, '0'))
  return sign === '-' && thousandths > 0n ? { kind: 'negative' } : { kind: 'weight', thousandths }
}

/** The weight that a text stands for; undefined for anything but one. */
export function massOf(text: string): Thousandths | undefined {
  const read = readMass(text)
  return read.kind === 'weight' ? read.thousandths : undefined
}

/** A weight in plain digits, without zeros at its end: `24500.5`. */
export function massText(thousandths: Thousandths): string {
  const fraction = String(thousandths % SCALE)
    .padStart(MASS_DIGITS.after, '0')
    .replace(/0+$/, '')
  return `${thousandths / SCALE}${fraction === '' ? '' : `.${fraction}`}`
}

/** Rounds half up. */
const divided = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)

/** A weight with its unit. */
export interface Mass {
  thousandths: Thousandths
  unit: MassUnit
}

/**
 * A weight in another unit, to the nearest thousandth. Kilograms to pounds and back is the same weight, because a
 * thousandth of a pound is finer than one of a kilogram.
 */
export const convertMass = ({ thousandths, unit }: Mass, to: MassUnit): Thousandths =>
  unit === to ? thousandths : divided(thousandths * WORTH[unit], WORTH[to])

/** The exact worth of a weight, to compare weights of any units. */
const worthOf = ({ thousandths, unit }: Mass) => thousandths * WORTH[unit]

export const isLighter = (one: Mass, other: Mass) => worthOf(one) < worthOf(other)
export const isHeavier = (one: Mass, other: Mass) => worthOf(one) > worthOf(other)

/** Whether a weight differs from another by more than so many percent of the other. */
export function differsByMore(one: Mass, other: Mass, percent: number): boolean {
  const difference = worthOf(one) - worthOf(other)
  return (difference < 0n ? -difference : difference) * 100n > worthOf(other) * BigInt(percent)
}

/** A typed weight in another unit; what cannot be read stays as it was typed. */
export function convertText(text: string, unit: MassUnit, to: MassUnit): string {
  const thousandths = massOf(text)
  return thousandths === undefined ? text : massText(convertMass({ thousandths, unit }, to))
}
