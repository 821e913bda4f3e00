import { convertMass, convertText, massOf, massText, type Thousandths } from './mass.rules.ts'
import type { VgmContainer, VgmDocument, VgmHeader, VgmRow } from './vgm.schema.ts'
import { type MassUnit, massFields, massParts, massUnits } from './vgm.values.ts'

export const emptyRow: VgmRow = {
  ...{ containerNo: '', method: 'SM1', unit: 'KG', mass: '', dunnage: '', cargo: '', tare: '' },
  ...{ signatory: '', authorisedParty: '', weighedAt: '', weighedPlace: '' },
}

export const isMassUnit = (text: string): text is MassUnit => massUnits.some((unit) => unit === text)

/** A container number as it is compared: without blanks and dashes, in capitals. */
export const plainContainerNo = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\-.]/g, '')
    .toUpperCase()

/** A row of a container that was not weighed yet: it is kept, but neither checked nor sent. The tare may be filled in. */
export const isBlankRow = ({ mass, cargo, dunnage }: VgmRow) => mass === '' && cargo === '' && dunnage === ''

/** SM2: cargo, dunnage and tare together, exactly; undefined while one of them cannot be read. Empty dunnage is 0. */
export function sumOf({ cargo, dunnage, tare }: Pick<VgmRow, 'cargo' | 'dunnage' | 'tare'>): Thousandths | undefined {
  const parts = [massOf(cargo), dunnage === '' ? 0n : massOf(dunnage), massOf(tare)]
  return parts.reduce<Thousandths | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
    0n,
  )
}

/** The mass of a row: typed with SM1, the sum of its parts with SM2; undefined while it cannot be told. */
export const massOfRow = (row: VgmRow): Thousandths | undefined =>
  row.method === 'SM2' ? sumOf(row) : massOf(row.mass)

/** A row in another unit: every weight of it that can be read is converted, and a mass of SM2 is added up anew. */
export function rowInUnit(row: VgmRow, to: MassUnit): VgmRow {
  const { unit } = row
  if (!isMassUnit(unit) || unit === to) return { ...row, unit: to }
  const converted = { ...row, unit: to }
  for (const field of massFields) converted[field] = convertText(row[field], unit, to)
  const sum = row.method === 'SM2' && row.mass !== '' ? sumOf(converted) : undefined
  return sum === undefined ? converted : { ...converted, mass: massText(sum) }
}

/** The tare or maximum gross of a container in the unit of a row, as it is filled in and shown. */
export const kilogramsIn = (kilograms: string, unit: MassUnit): string => {
  const thousandths = massOf(kilograms)
  return thousandths === undefined ? '' : massText(convertMass({ thousandths, unit: 'KG' }, unit))
}

/** The row with which a container begins: its number and its tare. */
export const rowFor = ({ containerNo, tareKg }: Pick<VgmContainer, 'containerNo' | 'tareKg'>): VgmRow => ({
  ...emptyRow,
  containerNo,
  tare: kilogramsIn(tareKg, 'KG'),
})

/** What a new submission begins with: the booking's header, and a row for each container that can still be weighed. */
export const beginVgm = (header: VgmHeader, containers: readonly VgmContainer[]): VgmDocument => ({
  carrier: header.carrier.scac,
  bookingType: 'Booking',
  bookingNo: header.bookingNo,
  reference: header.shipperReference ?? '',
  ...{ signatory: '', authorisedParty: '', weighedAt: '', weighedPlace: '' },
  rows: containers.filter(({ isLoaded }) => !isLoaded).map(rowFor),
})

/**
 * A row as it goes to the carrier: plain digits, the mass of SM2 computed, no parts with SM1, and the signature that stands for
 * it.
 */
export function stateRow(row: VgmRow, document: VgmDocument): VgmRow {
  const plain = (text: string) => {
    const thousandths = massOf(text)
    return thousandths === undefined ? '' : massText(thousandths)
  }
  const mass = massOfRow(row)
  const isSum = row.method === 'SM2'
  const stated = {
    ...row,
    containerNo: plainContainerNo(row.containerNo),
    mass: mass === undefined ? '' : massText(mass),
  }
  for (const part of massParts) stated[part] = isSum ? plain(row[part] || (part === 'dunnage' ? '0' : '')) : ''
  return { ...stated, ...signatureOf(row, document) }
}

/** Who signed for a row, when and where it was weighed: its own fields, else those of the document. */
export const signatureOf = (row: VgmRow, document: VgmDocument) => ({
  signatory: row.signatory || document.signatory,
  authorisedParty: row.authorisedParty || document.authorisedParty,
  weighedAt: (row.weighedAt || document.weighedAt).replace('T', ' '),
  weighedPlace: row.weighedPlace || document.weighedPlace,
})

/**
 * What the carrier is told next: the rows that are sent now, and those of containers that they do not name as they were
 * sent before. Rows of containers that left the booking are not repeated.
 */
export function nextVersion(
  sent: VgmDocument | null,
  document: VgmDocument,
  isOnBooking: (containerNo: string) => boolean,
): VgmDocument {
  const stated = document.rows.filter((row) => !isBlankRow(row)).map((row) => stateRow(row, document))
  const named = new Set(stated.map(({ containerNo }) => containerNo))
  const former = (sent?.rows ?? []).filter(({ containerNo }) => !named.has(containerNo) && isOnBooking(containerNo))
  const rows = [...former, ...stated].toSorted((one, other) => (one.containerNo < other.containerNo ? -1 : 1))
  return { ...document, weighedAt: document.weighedAt.replace('T', ' '), rows }
}

const rowFields = Object.keys(emptyRow) as (keyof VgmRow)[] // the fields of a row
/** Whether two rows say the same of a container, under the same signature. */
export const isSameRow = (one: VgmRow, other: VgmRow) => rowFields.every((field) => one[field] === other[field])

/** The containers that a version states: their rows are new, or differ from what was sent before. */
export function statedBetween(sent: VgmDocument | null, next: VgmDocument): string[] {
  const before = new Map((sent?.rows ?? []).map((row) => [row.containerNo, row]))
  const isNew = (row: VgmRow) => {
    const former = before.get(row.containerNo)
    return !former || !isSameRow(former, row)
  }
  return next.rows.filter(isNew).map(({ containerNo }) => containerNo)
}

/**
 * What was sent, to go on writing: rows that the document's own signature stands for name none, so that a new signatory
 * signs for them. Rows that somebody else signed keep theirs, and so do those of loaded containers, which nothing changes any
 * more. Containers without a mass get a row of their own.
 */
export function forEditing(sent: VgmDocument, containers: readonly VgmContainer[]): VgmDocument {
  const unsigned = { signatory: '', authorisedParty: '', weighedAt: '', weighedPlace: '' }
  const isSigned = (row: VgmRow) => isSameRow(row, { ...row, ...signatureOf({ ...row, ...unsigned }, sent) })
  const loaded = new Set(containers.filter(({ isLoaded }) => isLoaded).map(({ containerNo }) => containerNo))
  const isOpen = (row: VgmRow) => !loaded.has(row.containerNo) && isSigned(row)
  const rows = sent.rows.map((row) => (isOpen(row) ? { ...row, ...unsigned } : row))
  const named = new Set(rows.map(({ containerNo }) => containerNo))
  const others = containers.filter(({ containerNo, isLoaded }) => !isLoaded && !named.has(containerNo))
  return { ...sent, rows: [...rows, ...others.map(rowFor)] }
}
