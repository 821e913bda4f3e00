import { convertMass, differsByMore, isLighter, type Mass, massOf, massText, type Thousandths } from './mass.rules.ts'
import { type MassUnit, PLAUSIBLE_PERCENT } from './vgm.values.ts'

/** A weight as messages say it: `24500.5 KG`, so that whoever typed `12,5` sees what was understood. */
export const massWithUnit = ({ thousandths, unit }: Mass) => `${massText(thousandths)} ${unit}`

export const kilograms = (text: string): Mass => ({ thousandths: massOf(text) ?? 0n, unit: 'KG' })
export const saidIn = (mass: Mass, unit: MassUnit) => massWithUnit({ thousandths: convertMass(mass, unit), unit })

/** What a container is known to hold, and what it weighs empty. */
interface Known {
  cargo: Thousandths
  tareKg: string
}

/**
 * Both figures where a verified gross mass is far from cargo weight plus tare, in the unit of the mass; nothing where it is
 * plausible. The form of weights asks it, and so does the field of the cargo weight in shipping instructions.
 */
export function implausibleMass(mass: Mass, { cargo, tareKg }: Known): [mass: string, expected: string] | undefined {
  const expected: Mass = { thousandths: cargo + kilograms(tareKg).thousandths, unit: 'KG' }
  if (!isLighter(kilograms('0'), expected) || !differsByMore(mass, expected, PLAUSIBLE_PERCENT)) return undefined
  return [massWithUnit(mass), saidIn(expected, mass.unit)]
}
