import type { CSSProperties, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { chooseAmong } from './count-choice.rules.ts'
import css from './count-strip.module.css'
import { figure } from './figure.rules.ts'
import { Skeleton } from './skeleton.tsx'

interface Props<W extends string> {
  label: string
  hint: string
  /** In the order in which they stand: an even number, since a phone shows them in two rows. */
  words: readonly W[]
  nameOf: (word: W) => string
  /** How many there are of each, once that is known. */
  counts: Readonly<Record<W, number>> | undefined
  /** They are on their way. */
  isCounting: boolean
  /** Whoever has some of these has to do something. */
  blocked: W | readonly W[]
  /** The first of those that are counted beside the others, across them. */
  apart?: W
  chosen: readonly W[]
  onChoose: (words: W[]) => void
}

/** Words with how many there are of each; a click shows those alone, with Ctrl or Shift several. */
export function CountStrip<W extends string>(props: Props<W>) {
  const { label, hint, words, nameOf, counts, isCounting, blocked, apart, chosen, onChoose } = props
  const urgent: readonly W[] = typeof blocked === 'string' ? [blocked] : blocked
  const choose = (word: W) => (event: MouseEvent) =>
    onChoose(chooseAmong(words, chosen, word, event.ctrlKey || event.metaKey || event.shiftKey))
  const columns = { '--cards': words.length, '--cards-narrow': Math.ceil(words.length / 2) } as CSSProperties // own properties
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the looks of a form
    <div className={css.strip} style={columns} role="group" aria-label={label} title={hint}>
      {words.map((word) => (
        <button
          key={word}
          type="button"
          className={classNames(
            css.card,
            urgent.includes(word) && (counts?.[word] ?? 0) > 0 && css.blocked,
            word === apart && css.apart,
          )}
          aria-pressed={chosen.includes(word)}
          onClick={choose(word)}
        >
          <span className={css.count}>
            {counts ? figure(counts[word]) : isCounting ? <Skeleton width="40px" height="22px" /> : '–'}
          </span>
          <span className={css.name}>{nameOf(word)}</span>
        </button>
      ))}
    </div>
  )
}
