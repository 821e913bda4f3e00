import type { Violation } from '../../kit/errors.ts'
import { isLonger } from '../../shared/cut-text.ts'
import { plainNumber, twoReadings } from '../../shared/plain-number.ts'
import { violation } from '../bookings.errors.ts'
import type { RequestDocument } from './booking-request.schema.ts'
import * as values from './booking-request.values.ts'

/** Whether a text is a number with at most so many digits before and after its point. */
export const hasDigits = (text: string, before: number, after: number) =>
  new RegExp(`^\\d{1,${before}}(\\.\\d{1,${after}})?$`).test(plainNumber(text))

const isMeasure = (text: string) => {
  const { least, most, after } = values.DIMENSION
  const value = Number(plainNumber(text))
  return hasDigits(text, String(most).length, after) && value >= least && value <= most
}

const isTemperature = (text: string) => /^[-+]?\d+(\.\d+)?$/.test(plainNumber(text))

/** The error of a text that is no number or an ambiguous one; null for a number. */
export function checkNumber(path: string, text: string): Violation | undefined {
  if (isTemperature(text)) return undefined
  const readings = twoReadings(text)
  return readings ? violation(path, 'BR0069', text, ...readings) : violation(path, 'BR0068', text)
}

/** What the check of cargo needs besides the document. */
export interface CargoFacts {
  /** Whether a number can be dialled from anywhere; a form loads the phone rules lazily. */
  isPhone: (text: string) => boolean
}

type Flagged = Pick<RequestDocument, 'flags'>
const is = (flag: values.CargoFlag, { flags }: Flagged) => flags.includes(flag)
/** Cargo that goes in reefers, switched on or not. */
export const isInReefers = (document: Flagged) => is('REEFER', document) || is('NOR', document)

const missingOrLong = (text: string, longest: number) => text === '' || isLonger(text, longest)

function checkHazard({ hazard }: RequestDocument, { isPhone }: CargoFacts): Violation[] {
  const found: Violation[] = []
  const { unType, unNumber, imoClass, packageGroup, flashPoint, flashPointUnit, emergencyPhone } = hazard
  if (!values.unTypes.some((type) => type === unType)) found.push(violation('hazard.unType', 'BR0036'))
  if (!/^\d{1,4}$/.test(plainNumber(unNumber)))
    found.push((unNumber && checkNumber('hazard.unNumber', unNumber)) || violation('hazard.unNumber', 'BR0037'))
  if (missingOrLong(imoClass, values.LONGEST.imoClass)) found.push(violation('hazard.imoClass', 'BR0038'))
  if (!values.packageGroups.some((group) => group === packageGroup))
    found.push(violation('hazard.packageGroup', 'BR0039'))
  const isFlammable = imoClass.startsWith('3')
  const isNone = flashPoint.toUpperCase() === values.NO_FLASH_POINT
  const isPoint = isTemperature(flashPoint) && !isLonger(flashPoint, values.LONGEST.flashPoint)
  if (isNone ? isFlammable : !isPoint)
    found.push(
      (!isNone && flashPoint && checkNumber('hazard.flashPoint', flashPoint)) ||
        violation('hazard.flashPoint', 'BR0040'),
    )
  if (flashPointUnit !== '' && !values.temperatureUnits.some((unit) => unit === flashPointUnit))
    found.push(violation('hazard.flashPointUnit', 'BR0044'))
  if (!isPhone(emergencyPhone)) found.push(violation('hazard.emergencyPhone', 'BR0041'))
  return found
}

function checkOutOfGauge({ gauge }: RequestDocument): Violation[] {
  return (['length', 'width', 'height'] as const).flatMap((side) => {
    if (gauge[side] === '') return [violation(`gauge.${side}`, 'BR0034')]
    if (isMeasure(gauge[side])) return []
    return [checkNumber(`gauge.${side}`, gauge[side]) ?? violation(`gauge.${side}`, 'BR0035')]
  })
}

function checkTemperature({ temperature, temperatureUnit, containers }: RequestDocument): Violation[] {
  const found: Violation[] = []
  const unreadable = temperature === '' ? violation('temperature', 'BR0042') : checkNumber('temperature', temperature)
  if (unreadable) found.push(unreadable)
  else if (isLonger(temperature, values.LONGEST.temperature)) found.push(violation('temperature', 'BR0043'))
  if (!values.temperatureUnits.some((unit) => unit === temperatureUnit))
    found.push(violation('temperatureUnit', 'BR0044'))
  containers.forEach((row, at) => {
    if (row.temperature === '') return
    const path = `containers.${at}.temperature`
    const isOther = Number(plainNumber(row.temperature)) !== Number(plainNumber(temperature))
    const error = checkNumber(path, row.temperature) ?? (isOther ? violation(path, 'BR0045') : undefined)
    if (error) found.push(error)
  })
  return found
}

/** Checks the cargo itself and what is special about it; `checkContainers` checks its containers. */
export function checkCargo(document: RequestDocument, facts: CargoFacts): Violation[] {
  const found: Violation[] = []
  const { commodity, grossWeight, cube } = document
  if (commodity === '') found.push(violation('commodity', 'BR0020'))
  if (grossWeight === '') found.push(violation('grossWeight', 'BR0021'))
  else if (!hasDigits(grossWeight, values.WEIGHT_DIGITS.before, values.WEIGHT_DIGITS.after))
    found.push(checkNumber('grossWeight', grossWeight) ?? violation('grossWeight', 'BR0022'))
  else if (Number(plainNumber(grossWeight)) === 0) found.push(violation('grossWeight', 'BR0021'))
  if (cube !== '' && !hasDigits(cube, values.CUBE_DIGITS.before, values.CUBE_DIGITS.after))
    found.push(checkNumber('cube', cube) ?? violation('cube', 'BR0023'))
  if (values.rivalFlags.filter((flag) => is(flag, document)).length > 1) found.push(violation('flags', 'BR0033'))
  if (is('HAZ', document)) found.push(...checkHazard(document, facts))
  if (is('OOG', document)) found.push(...checkOutOfGauge(document))
  if (isInReefers(document)) found.push(...checkTemperature(document))
  return found
}
