import type { NamedField } from './request-field.values.ts'

/** A field of a document: its name, and its row, counted from 1, where there are rows. */
export interface PlacedField<F extends NamedField = NamedField> {
  field: F
  row: number | undefined
}

/** The field of a path such as `containers.2.quantity`; nothing for a path of no field. */
export function fieldAt<F extends NamedField>(fields: readonly F[], path: string): PlacedField<F> | undefined {
  const pattern = path.replace(/\.\d+(?=\.|$)/g, '.*')
  const field = fields.find((one) => one.path === pattern)
  const row = /\.(\d+)(?:\.|$)/.exec(path)?.[1]
  return field && { field, row: row === undefined ? undefined : Number(row) + 1 }
}

/** The label of a field beside its value: `Consignee: Address`, `Containers 3: Quantity`. */
export function nameOfField({ field, row }: PlacedField, labelOf: (label: string) => string, colon = ': '): string {
  if (field.of === undefined) return labelOf(field.label)
  return `${labelOf(field.of)}${row === undefined ? '' : ` ${row}`}${colon}${labelOf(field.label)}`
}
