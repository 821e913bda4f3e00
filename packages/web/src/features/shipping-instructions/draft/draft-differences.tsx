import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type {
  CommodityPair,
  ContainerPair,
  FieldPair,
} from '@fairway/contract/shipping-instructions/si-difference.rules'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Muted } from '../../../ui/text.tsx'
import { commodityTitle } from '../compare/compared-sections.ts'
import { containerLine } from '../field-labels.ts'
import css from './draft.module.css'
import { fieldElementId, useDraftPaper } from './draft-context.ts'

/** Takes the reader to a field of the printed bill. */
function showField(path: string) {
  const field = document.getElementById(fieldElementId(path))
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Whether the list has a field: what differs always, and what is the same where the whole instruction is listed. */
const isListed = ({ isDifferent, left, right }: FieldPair, isWhole: boolean) =>
  isDifferent || (isWhole && (left !== '' || right !== ''))

/**
 * Every field in which the draft is not what was instructed; a press leads to it on the printed bill. Beside the PDF the list
 * has the whole instruction, and a press opens the remark on a field.
 */
export function DraftDifferences({ isWhole }: { isWhole: boolean }) {
  const { t } = useTranslation('siDraft')
  const { view, labels, onRemark } = useDraftPaper()
  const { difference, count } = view
  const onPress = isWhole ? onRemark : showField
  const fields = [...difference.bill, ...difference.parties].filter((pair) => isListed(pair, isWhole))
  return (
    <>
      {count === 0 && (
        <p className={css.same}>
          <Icon name="done" size={18} />
          {t('differences.none')}
        </p>
      )}
      {(count > 0 || isWhole) && (
        <ol className={css.differences}>
          {fields.map((pair) => (
            <FieldDifference key={pair.path} pair={pair} onPress={onPress} />
          ))}
          {difference.commodities.map((pair) => (
            <CommodityDifferences
              key={`${pair.left} ${pair.right}`}
              title={commodityTitle(pair, labels)}
              {...{ pair, isWhole, onPress }}
            />
          ))}
        </ol>
      )}
    </>
  )
}

type OnPress = ((path: string) => void) | undefined

interface CommodityProps {
  pair: CommodityPair
  title: string
  isWhole: boolean
  onPress: OnPress
}

function CommodityDifferences({ pair, title, isWhole, onPress }: CommodityProps) {
  const { t } = useTranslation('siDraft')
  const { labels } = useDraftPaper()
  const description = (side: 'left' | 'right') => pair.fields[0]?.[side] ?? ''
  const [path, gone] = [pair.fields[0]?.path ?? '', `commodities.${pair.left}`]
  if (pair.right === undefined)
    return <Difference name={title} left={description('left')} right="" path={gone} isGone />
  if (pair.left === undefined)
    return <Difference name={title} left="" right={description('right')} path={path} onPress={onPress} />
  const same = isWhole ? pair.containers.filter((one) => !isContainerDifferent(one)).length : 0
  return (
    <>
      {pair.fields
        .filter((one) => isListed(one, isWhole))
        .map((one) => (
          <FieldDifference key={one.path} pair={one} onPress={onPress} />
        ))}
      {pair.containers.map((one) => (
        <ContainerDifferences
          key={`${one.containerNo} ${one.left} ${one.right}`}
          pair={one}
          within={labels.nameAt(`commodities.${pair.right}`)}
          onPress={onPress}
        />
      ))}
      {same > 0 && <Muted as="li">{t('differences.sameContainers', { name: title, count: same })}</Muted>}
    </>
  )
}

const isContainerDifferent = ({ left, right, movedFrom, fields }: ContainerPair) =>
  left === undefined || right === undefined || movedFrom !== undefined || fields.some((one) => one.isDifferent)

function ContainerDifferences({ pair, within, onPress }: { pair: ContainerPair; within: string; onPress: OnPress }) {
  const { t } = useTranslation('siDraft')
  const { labels } = useDraftPaper()
  const name = `${within} · ${showContainerNumber(pair.containerNo) || labels.t('places.noNumber')}`
  const line = (side: 'left' | 'right') => containerLine(pair.fields, side, labels)
  const own = pair.fields[0]?.path ?? ''
  if (pair.right === undefined) return <Difference name={name} left={line('left')} right="" path={own} isGone />
  if (pair.left === undefined)
    return <Difference name={name} left="" right={line('right')} path={own} onPress={onPress} />
  return (
    <>
      {pair.movedFrom !== undefined && (
        <Difference name={name} note={t('paper.moved', { n: pair.movedFrom + 1 })} path={own} onPress={onPress} />
      )}
      {pair.fields
        .filter(({ isDifferent }) => isDifferent)
        .map((one) => (
          <FieldDifference key={one.path} pair={one} name={`${name} · ${labels.nameOf(one.field)}`} onPress={onPress} />
        ))}
    </>
  )
}

function FieldDifference({ pair, name, onPress }: { pair: FieldPair; name?: string; onPress: OnPress }) {
  const { show, nameAt } = useDraftPaper().labels
  return (
    <Difference
      name={name ?? nameAt(pair.path)}
      left={show(pair.field, pair.left)}
      right={show(pair.field, pair.right)}
      path={pair.path}
      isSame={!pair.isDifferent}
      onPress={onPress}
    />
  )
}

interface DifferenceProps {
  name: string
  left?: string
  right?: string
  note?: ReactNode
  path: string
  /** The draft says what was instructed. */
  isSame?: boolean
  /** The draft does not have it: there is no field to lead to. */
  isGone?: boolean
  onPress?: OnPress
}

function Difference({ name, left, right, note, path, isSame = false, isGone = false, onPress }: DifferenceProps) {
  const { t } = useTranslation('siDraft')
  const { remarkOn, onRemark } = useDraftPaper()
  const remark = remarkOn(path)
  const act = isGone ? onRemark : onPress
  const isBoth = !isSame && (left !== undefined || right !== undefined)
  const content = (
    <>
      <b>{name}</b>
      {note && <span className={css.note}>{note}</span>}
      {isSame && <span className={css.text}>{left}</span>}
      {isBoth && (
        <span className={css.sides}>
          <span>
            <Muted as="small">{t('columns.instructed')}</Muted>
            <span className={css.text}>{left || t('empty')}</span>
          </span>
          <span>
            <Muted as="small">{t('columns.draft')}</Muted>
            <span className={css.text}>{right || t('empty')}</span>
          </span>
        </span>
      )}
      {remark && (
        <span className={css.hasRemark}>
          <Icon name="note" size={14} /> {remark}
        </span>
      )}
    </>
  )
  return (
    <li>
      {act ? (
        <button type="button" className={css.difference} data-same={isSame} onClick={() => act(path)}>
          {content}
        </button>
      ) : (
        <div className={css.difference} data-same={isSame}>
          {content}
        </div>
      )}
    </li>
  )
}
