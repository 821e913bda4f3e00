import { Muted } from './text.tsx'
import css from './view-choice.module.css'

interface Props<V extends string> {
  /** The name of the choice for screen readers. */
  label: string
  views: readonly V[]
  chosen: V | undefined
  textOf: (view: V) => string
  /** How much there is in a view, beside its name. */
  countOf?: (view: V) => number
  onChoose: (view: V) => void
}

/** Buttons that choose one of several views of the same thing. */
export function ViewChoice<V extends string>({ label, views, chosen, textOf, countOf, onChoose }: Props<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the looks of a form
    <div className={css.views} role="group" aria-label={label}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={css.view}
          aria-pressed={view === chosen}
          onClick={() => onChoose(view)}
        >
          {textOf(view)}
          {countOf && <Muted as="span">{countOf(view)}</Muted>}
        </button>
      ))}
    </div>
  )
}
