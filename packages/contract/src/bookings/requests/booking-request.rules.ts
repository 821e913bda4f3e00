import type { Violation } from '../../kit/errors.ts'
import { isLonger } from '../../shared/cut-text.ts'
import { plainNumber } from '../../shared/plain-number.ts'
import { violation } from '../bookings.errors.ts'
import type { ContainerRow, RequestDocument } from './booking-request.schema.ts'
import * as values from './booking-request.values.ts'
import { type CargoFacts, checkCargo, checkNumber, isInReefers } from './cargo.rules.ts'
import { checkRoute, type RouteFacts } from './route.rules.ts'

export interface RequestFacts extends RouteFacts, CargoFacts {
  /** Equipment codes with their group. */
  equipment: ReadonlyMap<string, 'dry' | 'reefer' | 'special'>
  packageTypes: ReadonlySet<string>
}

function checkReferences({ customerReference, bookingNo, poNumber }: RequestDocument): Violation[] {
  const found: Violation[] = []
  if (customerReference === '') found.push(violation('customerReference', 'BR0010'))
  if (isLonger(customerReference, values.LONGEST.customerReference))
    found.push(violation('customerReference', 'BR0012'))
  if (isLonger(bookingNo, values.LONGEST.bookingNo)) found.push(violation('bookingNo', 'BR0032'))
  if (isLonger(poNumber, values.LONGEST.poNumber)) found.push(violation('poNumber', 'BR0030'))
  return found
}

function checkParties({ shipper, consignee }: RequestDocument): Violation[] {
  const found: Violation[] = []
  if (shipper.name === '') found.push(violation('shipper.name', 'BR0024'))
  if (shipper.address === '') found.push(violation('shipper.address', 'BR0025'))
  if (consignee.name === '') found.push(violation('consignee.name', 'BR0026'))
  if (consignee.address === '') found.push(violation('consignee.address', 'BR0027'))
  return found
}

/** A number of containers or packages that can be sent. */
export const isCount = (text: string) => /^[1-9]\d{0,4}$/.test(plainNumber(text))

/** A quantity is a whole number of at most five digits. */
function checkCount(path: string, text: string): Violation[] {
  return isCount(text) ? [] : [checkNumber(path, text) ?? violation(path, 'BR0070')]
}

function checkRow(row: ContainerRow, path: string, facts: RequestFacts): Violation[] {
  const { equipment, quantity, packageType, packages } = row
  if (equipment === '') return [violation(`${path}.equipment`, 'BR0029')]
  const found: Violation[] = []
  if (!facts.equipment.has(equipment)) found.push(violation(`${path}.equipment`, 'BR0052', equipment))
  if (quantity === '') found.push(violation(`${path}.quantity`, 'BR0029'))
  else found.push(...checkCount(`${path}.quantity`, quantity))
  if (packageType === '') found.push(violation(`${path}.packageType`, 'BR0054'))
  else if (!facts.packageTypes.has(packageType)) found.push(violation(`${path}.packageType`, 'BR0053', packageType))
  if (packages !== '') found.push(...checkCount(`${path}.packages`, packages))
  return found
}

/** Checks the container rows: empty ones, unknown types, dry ones where cargo needs reefers, both mixed. */
export function checkContainers(document: RequestDocument, facts: RequestFacts): Violation[] {
  const { containers } = document
  if (containers.length === 0) return [violation('containers', 'BR0028')]
  const found = containers.flatMap((row, at) => checkRow(row, `containers.${at}`, facts))
  const groups = containers.map(({ equipment }) => facts.equipment.get(equipment))
  const isReefer = (group: string | undefined) => group === 'reefer'
  const isOther = (group: string | undefined) => group !== undefined && group !== 'reefer'
  if (isInReefers(document))
    groups.forEach((group, at) => {
      if (isOther(group)) found.push(violation(`containers.${at}.equipment`, 'BR0046'))
    })
  else if (groups.some(isReefer) && groups.some(isOther)) found.push(violation('containers', 'BR0047'))
  return found
}

/**
 * Everything that stops a booking request from being sent, as far as the document and the carrier's reference data
 * show. The form checks while one types and the server before it sends; only the database knows whether a reference is
 * already used.
 */
export const checkRequest = (document: RequestDocument, facts: RequestFacts): Violation[] => [
  ...checkReferences(document),
  ...checkRoute(document, facts),
  ...checkParties(document),
  ...checkCargo(document, facts),
  ...checkContainers(document, facts),
]

/** Warnings that stop nothing: a letter for garments on hangers, GES with special cargo. */
export function adviceOn({ flags }: Pick<RequestDocument, 'flags'>): ('guaranteeLetter' | 'gesWithSpecialCargo')[] {
  const isSpecial = (['HAZ', 'REEFER', 'OOG'] as const).some((flag) => flags.includes(flag))
  return [
    ...(flags.includes('GOH') ? ['guaranteeLetter' as const] : []),
    ...(flags.includes('GES') && isSpecial ? ['gesWithSpecialCargo' as const] : []),
  ]
}
