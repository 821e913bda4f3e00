import { readContainerNumber } from '../shared/container-number.ts'
import { plainLetters, plainText } from '../shared/multi-value.ts'
import { oncePer } from '../shared/once-per.ts'
import { plainNumber } from '../shared/plain-number.ts'
import { readHts } from './hts.rules.ts'
import type { SiCommodity, SiContainer, SiDocument } from './shipping-instruction.schema.ts'

/** Nearly every code is typed as it is meant. */
const PLAIN_CODE = /^[A-Z0-9]*$/

/** A code: plain upper-case letters and digits, without blanks around it. */
const code = (text: string) => (PLAIN_CODE.test(text) ? text : plainText(text).trim())
/** A number that is written without blanks, such as FWYL310448201. */
const joined = (text: string) => (PLAIN_CODE.test(text) ? text : plainText(text).replace(/[\s./-]/g, ''))
const line = (text: string) => plainLetters(text).trim()

/** A container number in capitals without separators; ten characters are completed with the check digit. */
export function normalizeContainerNo(text: string): string {
  const plain = joined(text)
  if (plain.length !== 10) return plain
  const read = readContainerNumber(plain)
  return read.kind === 'completed' ? read.number : plain
}

/** How each field of a container is understood. */
const ofContainer: { [F in keyof SiContainer]: (text: string) => string } = {
  containerNo: normalizeContainerNo,
  equipment: code,
  seal: code,
  packages: plainNumber,
  packageType: code,
  weight: plainNumber,
  volume: plainNumber,
}

/** How each single-line field of the header is understood; names, addresses and texts stay as they are typed. */
const ofHeader = {
  bookingNo: joined,
  customerReference: line,
  blNo: joined,
  blType: code,
  originals: plainNumber,
  nonNegotiables: plainNumber,
  secondNotifyParty: code,
} as const satisfies Partial<Record<keyof SiDocument, (text: string) => string>>

const readers = new Map<string, (text: string) => string>([
  ...Object.entries(ofHeader),
  ...Object.entries(ofContainer),
  ['hts', (text) => readHts(text) ?? text.trim()],
])

/** A field of an instruction as it is understood, by the last part of its path: a weight, an HTS code, a number. */
export const normalizeField = (field: string, text: string): string => readers.get(field)?.(text) ?? text

const normalizeContainer = oncePer(
  (row: SiContainer): SiContainer => ({
    containerNo: ofContainer.containerNo(row.containerNo),
    equipment: ofContainer.equipment(row.equipment),
    seal: ofContainer.seal(row.seal),
    packages: ofContainer.packages(row.packages),
    packageType: ofContainer.packageType(row.packageType),
    weight: ofContainer.weight(row.weight),
    volume: ofContainer.volume(row.volume),
  }),
)

const normalizeCommodity = oncePer(
  (page: SiCommodity): SiCommodity => ({
    ...page,
    hts: normalizeField('hts', page.hts),
    containers: page.containers.map(normalizeContainer),
  }),
)

/**
 * An instruction as it is understood: plain digits for full-width ones, numbers without thousands, codes and container
 * numbers in capitals, ten characters of a container number completed. What cannot be understood stays as it was typed.
 */
export const normalizeInstruction = (document: SiDocument): SiDocument => ({
  ...document,
  bookingNo: ofHeader.bookingNo(document.bookingNo),
  customerReference: ofHeader.customerReference(document.customerReference),
  blNo: ofHeader.blNo(document.blNo),
  blType: ofHeader.blType(document.blType),
  originals: ofHeader.originals(document.originals),
  nonNegotiables: ofHeader.nonNegotiables(document.nonNegotiables),
  secondNotifyParty: ofHeader.secondNotifyParty(document.secondNotifyParty),
  commodities: document.commodities.map(normalizeCommodity),
})
