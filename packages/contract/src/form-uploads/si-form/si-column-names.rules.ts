import { siParties } from '../../shipping-instructions/shipping-instruction.values.ts'
import { type SiColumn, siColumns } from './si-form.values.ts'

/** The names of the columns: the labels of the screen, with the party in front of its name, address and contact. */
export function siColumnNames(labels: Readonly<Record<string, string>>, equipment: string, colon: string) {
  const nameOf = (field: SiColumn) => {
    if (field === 'equipment') return equipment // which `type` it is must be clear beside the type of the bill
    const party = siParties.find((role) => field.startsWith(`${role}.`))
    if (!party) return labels[field] ?? field
    return `${labels[party]}${colon}${labels[field.slice(party.length + 1)]}`
  }
  const named = siColumns.map(({ field }) => [field, nameOf(field)])
  return Object.fromEntries(named) as Record<SiColumn, string> // each column has an entry
}
