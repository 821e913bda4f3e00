import type { HomeReply } from '@fairway/contract/home/home.schema'
import type { Group } from '@fairway/contract/kit/access'
import { allows } from '@fairway/contract/kit/access'
import { guardedPages } from '@fairway/contract/shared/pages'
import { useId, useState } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { DueLine } from './due-line.tsx'
import css from './due-list.module.css'
import { useLineWords } from './line-words.ts'

/** So many lines show at first, so that the pages below stay in reach. */
const SHOWN_AT_FIRST = 8

interface Props {
  home: HomeReply
  now: string
  groups: readonly Group[]
}

/** The lines by urgency, the first of them at once and the rest on demand. */
export function DueLines({ home: { lines, places, isCut }, now, groups }: Props) {
  const { t } = useTranslation('home')
  const words = useLineWords(places)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const mayOpenDashboard = allows(guardedPages['/containerdash'], groups)
  const shown = isOpen ? lines : lines.slice(0, SHOWN_AT_FIRST)
  const rest = lines.length - SHOWN_AT_FIRST
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari takes it for no list */}
      <ul className={css.lines} role="list" id={id}>
        {shown.map((line) => (
          <DueLine
            key={[line.kind, line.place, line.dueOn, line.vvd, ...Object.values(line.args)].join()}
            {...{ line, now, words, mayOpenDashboard }}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          small
          className={css.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          {isOpen ? t('fewer') : t('more', { count: rest })}
        </Button>
      )}
      {isCut && (isOpen || rest <= 0) && <p className={css.note}>{t('cut')}</p>}
    </>
  )
}
