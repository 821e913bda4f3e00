import type { TFunction } from 'i18next'

const GAP = '\u0000'
const sentences = new WeakMap<TFunction<'grid'>, string[]>()

/** What the box of a row is called: 'Select FWYU 997943 0'. The sentence is translated once, not for every row. */
export function selectLabel(t: TFunction<'grid'>, name: string): string {
  const parts = sentences.get(t) ?? t('grid.selectRow', { name: GAP }).split(GAP)
  sentences.set(t, parts)
  return parts.join(name)
}
