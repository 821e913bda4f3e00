import type { NamedField } from './request-field.values.ts'

/** A field of a document in one place: which it is, and in which row, counted from 1, where there are rows. */
export interface PlacedField<F extends NamedField = NamedField> {
  field: F
  row: number | undefined
}

/** Which field a path such as `containers.2.quantity` stands for; nothing for a path that no field has. */
export function fieldAt<F extends NamedField>(fields: readonly F[], path: string): PlacedField<F> | undefined {
  const pattern = path.replace(/\.\d+(?=\.|$)/g, '.*')
  const field = fields.find((one) => one.path === pattern)
  const row = /\.(\d+)(?:\.|$)/.exec(path)?.[1]
  return field && { field, row: row === undefined ? undefined : Number(row) + 1 }
}

/** The name of a field as it stands beside its value: `Consignee: Address`, `Containers 3: Quantity`. */
export function nameOfField({ field, row }: PlacedField, labelOf: (label: string) => string, colon = ': '): string {
  if (field.of === undefined) return labelOf(field.label)
  return `${labelOf(field.of)}${row === undefined ? '' : ` ${row}`}${colon}${labelOf(field.label)}`
}
