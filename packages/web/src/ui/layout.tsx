import { classNames } from './class-names.ts'
import css from './layout.module.css'
import { elementOf, type PartProps, type TagName, type TextSize, textClass } from './text.tsx'

/** The distance between two parts, in px. */
type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24

interface Own {
  gap?: Gap
  /** The size of the text inside. */
  size?: TextSize
  /** Whether the text inside is secondary. */
  muted?: boolean
}

interface StackOwn extends Own {
  /** Where the parts stand when they are narrower than the stack; they fill it unless told. */
  align?: 'start' | 'center'
}

interface RowOwn extends Own {
  /** The distance between lines, where it differs from the one between parts. */
  rowGap?: Gap
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'between' | 'center' | 'end'
  /** Whether the parts stay on one line. */
  nowrap?: boolean
}

interface PanelOwn extends Own {
  /** Room between the edge and the content. */
  padded?: boolean
}

const gapClass = (gap: Gap | undefined) => gap !== undefined && css[`gap${gap}`]

/** Parts below each other. */
export function Stack<T extends TagName = 'div'>(props: PartProps<T, StackOwn>) {
  const { as, gap, align, size, muted, className, ...rest }: PartProps<TagName, StackOwn> = props
  const Element = elementOf(as, 'div')
  const names = classNames(css.stack, align && css[align], gapClass(gap), textClass(size, muted), className)
  return <Element className={names} {...rest} />
}

/** Parts beside each other, on as many lines as they need. */
export function Row<T extends TagName = 'div'>(props: PartProps<T, RowOwn>) {
  const {
    as,
    gap,
    rowGap,
    align = 'center',
    justify,
    nowrap,
    size,
    muted,
    className,
    ...rest
  }: PartProps<TagName, RowOwn> = props
  const Element = elementOf(as, 'div')
  const names = classNames(
    css.row,
    nowrap && css.nowrap,
    css[align],
    justify && css[`justify-${justify}`],
    gapClass(gap),
    rowGap !== undefined && css[`row${rowGap}`],
    textClass(size, muted),
    className,
  )
  return <Element className={names} {...rest} />
}

/** Paper on the page, with an edge; its parts stand below each other where a gap is given. */
export function Panel<T extends TagName = 'div'>(props: PartProps<T, PanelOwn>) {
  const { as, gap, padded, size, muted, className, ...rest }: PartProps<TagName, PanelOwn> = props
  const Element = elementOf(as, 'div')
  const stacked = gap !== undefined && css.stack
  const names = classNames(css.panel, padded && css.padded, stacked, gapClass(gap), textClass(size, muted), className)
  return <Element className={names} {...rest} />
}
