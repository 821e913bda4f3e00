import type { FieldRemark } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { REMARK_LIMIT } from '@fairway/contract/shipping-instructions/shipping-instruction.values'

/** Longer remarks belong into a call to customer service. */
export const REMARK_LENGTH = 500

/** The remarks with one more, another text for one, or one less where the text is empty. The order stays. */
export function withRemark(remarks: readonly FieldRemark[], path: string, written: string): FieldRemark[] {
  const text = written.trim()
  const others = remarks.filter((one) => one.path !== path)
  if (text === '') return others
  if (others.length < remarks.length) return remarks.map((one) => (one.path === path ? { path, text } : one))
  return [...remarks, { path, text }].slice(0, REMARK_LIMIT)
}

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most

/** The longest path of a field that can be sent. */
const PATH_LENGTH = 120

/** What was stored, as far as it is a list of remarks. */
export function readRemarks(stored: unknown): FieldRemark[] {
  const list: unknown[] = Array.isArray(stored) ? stored.slice(0, REMARK_LIMIT) : []
  return list.flatMap((one) => {
    const { path, text }: { path?: unknown; text?: unknown } = one && typeof one === 'object' ? one : {}
    return isText(path, PATH_LENGTH) && isText(text, REMARK_LENGTH) && text !== '' ? [{ path, text }] : []
  })
}
