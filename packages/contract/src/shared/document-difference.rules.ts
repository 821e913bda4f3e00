/** One field in which two documents differ; `containers.2.quantity` is in the third row. */
export interface Difference {
  path: string
  left: string
  right: string
}

/** Every field of a document as text, by its path. A unit without its value is left out. */
export function fieldsOf(document: unknown): Map<string, string> {
  const fields = textsOf(document, '')
  for (const path of fields.keys()) {
    const value = /^(.*)Unit$/.exec(path)?.[1]
    if (value !== undefined && !isGiven(fields, value)) fields.set(path, '')
  }
  return fields
}

/** One unit can belong to a value of every row. */
const isGiven = (fields: ReadonlyMap<string, string>, value: string) =>
  [...fields].some(([path, text]) => text !== '' && (path === value || path.endsWith(`.${value}`)))

function textsOf(value: unknown, path: string): Map<string, string> {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return new Map([[path, value.join(', ')]])
  if (value !== null && typeof value === 'object') {
    const inner = Object.entries(value).map(([name, one]) => textsOf(one, path === '' ? name : `${path}.${name}`))
    return new Map(inner.flatMap((fields) => [...fields]))
  }
  return new Map([[path, String(value ?? '')]])
}

/** The fields in which two documents of one kind differ, in their order; a field that one of them lacks is empty there. */
export function differencesBetween<D extends object>(left: D, right: D): Difference[] {
  const [before, after] = [fieldsOf(left), fieldsOf(right)]
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths
    .map((path) => ({ path, left: before.get(path) ?? '', right: after.get(path) ?? '' }))
    .filter((field) => field.left !== field.right)
}
