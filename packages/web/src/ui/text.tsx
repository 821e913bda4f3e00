import type { ComponentPropsWithRef, ElementType, JSX } from 'react'
import { classNames } from './class-names.ts'
import css from './text.module.css'

export type TagName = keyof JSX.IntrinsicElements

/** What a part takes: its own properties, and those of the tag that it is drawn as. */
export type PartProps<T extends TagName, Own> = Own & { as?: T } & Omit<ComponentPropsWithRef<T>, keyof Own | 'as'>

export const elementOf = (as: TagName | undefined, usual: TagName): ElementType => as ?? usual

/** A step of the type scale in tokens.css. */
export type TextSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

/** The classes of a size and of secondary text, for the parts that take both. */
export const textClass = (size: TextSize | undefined, muted: boolean | undefined) =>
  classNames(size && css[size], muted && css.soft)

interface MutedOwn {
  size?: TextSize
  /** A line of its own, for a tag that would run on. */
  block?: boolean
}

/** Secondary text: an explanation, a unit, what something is called. */
export function Muted<T extends TagName = 'p'>(props: PartProps<T, MutedOwn>) {
  const { as, size, block, className, ...rest }: PartProps<TagName, MutedOwn> = props
  const Element = elementOf(as, 'p')
  return <Element className={classNames(css.muted, block && css.block, textClass(size, true), className)} {...rest} />
}

/** The heading of a part of a page; Screen draws that of the page itself. */
export function Heading<T extends 'h2' | 'h3' | 'h4' = 'h2'>(props: PartProps<T, { size?: TextSize }>) {
  const { as, size = 'lg', className, ...rest }: PartProps<TagName, { size?: TextSize }> = props
  const Element = elementOf(as, 'h2')
  return <Element className={classNames(css.heading, css[size], className)} {...rest} />
}
