import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { WRAP_AT, wrapText } from '@fairway/contract/shared/wrap-text'
import type {
  CommodityPair,
  ContainerPair,
  FieldPair,
  SiDifference,
} from '@fairway/contract/shipping-instructions/si-difference.rules'
import type { ComparedLine, ComparedSection } from '../../../ui/comparison/comparison-table.tsx'
import { containerLine, type SiFieldLabels } from '../field-labels.ts'

/** The lines of two states of an instruction by section: what differs, or everything; a container takes one line when it is the same. */
export function comparedSections(difference: SiDifference, labels: SiFieldLabels, isWhole: boolean): ComparedSection[] {
  const { t, nameAt, nameOf } = labels
  const lines = (pairs: readonly FieldPair[], name: (pair: FieldPair) => string) =>
    pairs.filter((pair) => isShown(pair, isWhole)).map((pair) => lineOf(pair, name(pair), labels))
  const sections: ComparedSection[] = [
    { key: 'bill', title: t('sections.bill'), lines: lines(difference.bill, ({ field }) => nameOf(field)) },
    { key: 'parties', title: t('sections.parties'), lines: lines(difference.parties, ({ path }) => nameAt(path)) },
    ...difference.commodities.map((pair, at) => ({
      key: `commodity ${at}`,
      title: commodityTitle(pair, labels),
      lines: [
        ...lines(pair.fields, ({ field }) => nameOf(field)),
        ...pair.containers.flatMap((one) => containerLines(one, labels, isWhole)),
      ],
    })),
    { key: 'remarks', title: t('sections.remarks'), lines: lines(difference.remarks, ({ field }) => nameOf(field)) },
  ]
  return sections.filter((section) => section.lines.length > 0)
}

const isShown = ({ isDifferent, left, right }: FieldPair, isWhole: boolean) =>
  isDifferent || (isWhole && (left !== '' || right !== ''))

const lineOf = (
  { path, field, left, right, isDifferent }: FieldPair,
  name: string,
  { show }: SiFieldLabels,
): ComparedLine => ({
  key: path,
  name,
  left: wrapText(show(field, left), WRAP_AT).join('\n'),
  right: wrapText(show(field, right), WRAP_AT).join('\n'),
  isDifferent,
})

/** A commodity is named by its place in the later state; what it was before is said where that differs. */
export function commodityTitle({ left, right }: CommodityPair, { t }: Pick<SiFieldLabels, 't'>): string {
  const n = (right ?? left ?? 0) + 1
  if (left === undefined) return t('places.commodityAdded', { n })
  if (right === undefined) return t('places.commodityRemoved', { n })
  return left === right ? t('places.commodity', { n }) : t('places.commodityMoved', { n, was: left + 1 })
}

function containerLines(pair: ContainerPair, labels: SiFieldLabels, isWhole: boolean): ComparedLine[] {
  const { left, right, movedFrom, fields } = pair
  const { t, nameOf, show } = labels
  const name = showContainerNumber(pair.containerNo) || t('places.noNumber')
  const [was, is] = [containerLine(fields, 'left', { show }), containerLine(fields, 'right', { show })]
  const whole = { key: `${name} ${left} ${right}`, name, left: was, right: is }
  if (left === undefined) return [{ ...whole, name: t('rows.added', { name }), left: '', isDifferent: true }]
  if (right === undefined) return [{ ...whole, name: t('rows.removed', { name }), right: '', isDifferent: true }]
  const changed = fields.filter(({ isDifferent }) => isDifferent)
  const moved =
    movedFrom === undefined ? [] : [{ ...whole, name: t('rows.moved', { name, n: movedFrom + 1 }), isDifferent: true }]
  const lines = changed.map((one) => lineOf(one, t('rows.field', { name, field: nameOf(one.field) }), labels))
  if (moved.length + lines.length > 0) return [...moved, ...lines]
  return isWhole ? [{ ...whole, isDifferent: false }] : []
}
