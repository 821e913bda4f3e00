/** One field in which two documents differ; `containers.2.quantity` is in the third row. */
export interface Difference {
  path: string
  left: string
  right: string
}

const UNIT = 'Unit'

/** Every field of a document as text, by its path. A unit without its value is left out. */
export function fieldsOf(document: unknown): Map<string, string> {
  const fields = new Map<string, string>()
  addFields(document, '', fields)
  for (const path of fields.keys())
    if (path.endsWith(UNIT) && !isGiven(fields, path.slice(0, -UNIT.length))) fields.set(path, '')
  return fields
}

/** One unit can belong to a value of every row. */
const isGiven = (fields: ReadonlyMap<string, string>, value: string) =>
  [...fields].some(([path, text]) => text !== '' && (path === value || path.endsWith(`.${value}`)))

/** Adds the fields below a path to one map: a document may have thousands, and this runs while somebody types. */
function addFields(value: unknown, path: string, fields: Map<string, string>): void {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) fields.set(path, value.join(', '))
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) addFields(one, path === '' ? name : `${path}.${name}`, fields)
  else fields.set(path, String(value ?? ''))
}

/** The fields in which two documents of one kind differ, in their order; a field that one of them lacks is empty there. */
export function differencesBetween<D extends object>(left: D, right: D): Difference[] {
  const [before, after] = [fieldsOf(left), fieldsOf(right)]
  const differences: Difference[] = []
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const field = { path, left: before.get(path) ?? '', right: after.get(path) ?? '' }
    if (field.left !== field.right) differences.push(field)
  }
  return differences
}
