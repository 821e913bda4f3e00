import type { PublicChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { equipmentAliases } from '@fairway/contract/bookings/requests/equipment-aliases.values'
import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { Language } from '@fairway/contract/shared/language'
import type { SiBooking, SiContainer } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { normalizeField } from '@fairway/contract/shipping-instructions/si-normal.rules'
import type { EntryRow } from '../../../../ui/entry-grid/entry-block.rules.ts'
import type { EntryColumn, Offered } from '../../../../ui/entry-grid/entry-grid.store.ts'
import { type Choice, exactChoice, findChoices } from '../../../../ui/form/choice.rules.ts'
import { containerHeads, packageAliases } from './column-aliases.values.ts'

/** A list of suggestions is never longer. */
const OFFERED = 12

/** Fields of a row with their share of the width. */
const widths: Record<keyof SiContainer, number> = {
  containerNo: 1.55,
  equipment: 0.85,
  seal: 1.25,
  packages: 0.95,
  packageType: 1,
  weight: 1.1,
  volume: 1.05,
}
type Field = keyof SiContainer
const fields = Object.keys(widths) as Field[] // the keys of the table above

interface Source {
  choices: PublicChoices
  language: Language
  labelOf: (field: Field) => string
  booking: () => SiBooking
  /** The numbers that the instruction names already. */
  named: () => ReadonlySet<string>
  /** The B/L number of this instruction. */
  blNo: () => string
}

/** The containers of the booking that no bill names yet. */
export const freeContainers = ({ containers }: SiBooking, named: ReadonlySet<string>, blNo: string) =>
  containers.filter((one) => !named.has(one.containerNo) && (one.blNo === null || one.blNo === blNo))

const letters = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()

function offerContainers({ booking, named, blNo }: Source, text: string): Offered[] {
  const typed = letters(text)
  return freeContainers(booking(), named(), blNo())
    .filter(({ containerNo }) => containerNo.includes(typed) && containerNo !== typed)
    .slice(0, OFFERED)
    .map(({ containerNo, equipment, seal }) => ({
      value: containerNo,
      text: showContainerNumber(containerNo),
      detail: [equipment, seal].filter(Boolean).join(' · '),
    }))
}

/** A column that takes a code, or any name by which its choices are known. */
function chosenFrom(choices: readonly Choice[], field: Field, language: Language): Partial<EntryColumn> {
  return {
    read: (text) => exactChoice(choices, text)?.code ?? normalizeField(field, text),
    offer: (text) =>
      (text.trim() === '' ? choices : findChoices(choices, text))
        .slice(0, OFFERED)
        .map(({ code, name }) => ({ value: code, text: code, detail: name[language] })),
  }
}

/** The columns of the containers, each with how a typed or pasted text is understood and what it offers. */
export function containerColumns(source: Source): EntryColumn[] {
  const { choices, language, labelOf, booking } = source
  const aliases = equipmentAliases(new Set(choices.containerTypes.map(({ code }) => code)))
  const types = choices.containerTypes.map((type) => ({ ...type, aliases: aliases.get(type.code) }))
  const packages = choices.packageTypes.map((one) => ({ ...one, aliases: packageAliases[one.code] }))
  const own: Partial<Record<Field, Partial<EntryColumn>>> = {
    containerNo: {
      offer: (text) => offerContainers(source, text),
      besides: (value): EntryRow => {
        const known = booking().containers.find(({ containerNo }) => containerNo === value)
        return known ? { equipment: known.equipment, seal: known.seal ?? '' } : {}
      },
    },
    equipment: chosenFrom(types, 'equipment', language),
    packageType: chosenFrom(packages, 'packageType', language),
  }
  return fields.map((name) => ({
    name,
    label: labelOf(name),
    heads: containerHeads[name],
    width: widths[name],
    kind: name === 'packages' || name === 'weight' || name === 'volume' ? 'figures' : 'code',
    read: (text) => normalizeField(name, text),
    ...own[name],
  }))
}
