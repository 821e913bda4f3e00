import type { ComponentPropsWithRef, ElementType, JSX } from 'react'
import { classNames } from './class-names.ts'
import css from './text.module.css'

type Tag = keyof JSX.IntrinsicElements

/** A step of the type scale in tokens.css. */
export type TextSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

type Props<T extends Tag, P> = P & { as?: T } & Omit<ComponentPropsWithRef<T>, keyof P | 'as'>

/** The classes of a size and of secondary text, for the parts that take both. */
export const textClass = (size: TextSize | undefined, muted: boolean | undefined) =>
  classNames(size && css[size], muted && css.soft)

interface MutedOwn {
  size?: TextSize
  /** A line of its own, for a tag that would run on. */
  block?: boolean
}

/** Secondary text: an explanation, a unit, what something is called. */
export function Muted<T extends Tag = 'p'>(props: Props<T, MutedOwn>) {
  const { as, size, block, className, ...rest }: Props<Tag, MutedOwn> = props
  const Element: ElementType = as ?? 'p'
  return <Element className={classNames(css.muted, block && css.block, textClass(size, true), className)} {...rest} />
}

/** The heading of a part of a page; that of the page itself is in Screen. */
export function Heading<T extends 'h2' | 'h3' | 'h4' | 'legend' = 'h2'>(props: Props<T, { size?: TextSize }>) {
  const { as, size = 'lg', className, ...rest }: Props<Tag, { size?: TextSize }> = props
  const Element: ElementType = as ?? 'h2'
  return <Element className={classNames(css.heading, css[size], className)} {...rest} />
}
