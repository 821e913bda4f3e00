import type { HomeLine } from '@fairway/contract/home/home.schema'
import { timeLeft, urgencyOf } from '@fairway/contract/home/urgency.rules'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import css from './due-list.module.css'
import { homeLines } from './home-lines.ts'
import { boxName, type LineWords } from './line-words.ts'

const signs = { overdue: 'alert', today: 'clock', soon: 'calendar' } as const satisfies Record<string, IconName>

interface Props {
  line: HomeLine
  now: string
  words: LineWords
  mayOpenDashboard: boolean
}

/** One thing that needs the reader: how much it presses, the sentence that leads there, until when, and which boxes. */
export function DueLine({ line, now, words, mayOpenDashboard }: Props) {
  const { icon, sentence, details, link } = homeLines[line.kind]
  const urgency = urgencyOf(line, { at: now, zone: words.zone(line) })
  const target = link(line, mayOpenDashboard)
  const pieces = [
    ...dueTexts(line, words, urgency === 'overdue'),
    ...(details?.(line, words) ?? []),
    ...namesOf(line, words),
  ]
  return (
    <li className={classNames(css.line, urgency !== 'later' && css[urgency])}>
      <span className={css.sign}>
        <Icon name={urgency === 'later' ? icon : signs[urgency]} size={18} />
      </span>
      <div className={css.what}>
        {urgency !== 'later' && (
          <>
            <span className={css.mark}>{words.t(`urgency.${urgency}`)}</span>{' '}
          </>
        )}
        <Link {...target} className={css.link}>
          {sentence(line, words, urgency === 'overdue')}
        </Link>{' '}
        <p className={css.more}>
          {pieces.map((piece) => (
            <span key={piece} className={css.piece}>
              {piece}{' '}
            </span>
          ))}
          {target.to === '/containerList/$query' && line.count > line.boxes.length && (
            <span className={css.piece}>{words.t('openSome', { count: line.boxes.length })}</span>
          )}
        </p>
      </div>
      {line.dueAt && <span className={css.countdown}>{countdownOf(line.dueAt, now, words)}</span>}
    </li>
  )
}

/** Some of several boxes by their numbers; a single one is in the sentence. */
function namesOf({ count, boxes }: HomeLine, { t }: LineWords): string[] {
  if (count < 2 || boxes.length === 0) return []
  const names = boxes.map(({ containerNo }) => boxName(containerNo)).join(', ')
  return [count > boxes.length ? t('names', { names, count: count - boxes.length }) : names]
}

/** How long there is still time, or since when it is over: '2 d 5 h left'. */
function countdownOf(dueAt: string, now: string, { t }: LineWords): string {
  const { isOver, days, hours } = timeLeft(dueAt, now)
  const size = days > 0 ? 'days' : hours > 0 ? 'hours' : 'moments'
  return t(`${isOver ? 'over' : 'left'}.${size}`, { days, hours })
}

/** When it is due on the clock of its place, and on the reader's own. */
function dueTexts(line: HomeLine, words: LineWords, isOver: boolean): string[] {
  const { dueAt, dueOn } = line
  if (!dueAt) return []
  const local = { ...words.at(dueAt, line), place: words.place(line) }
  return [
    dueOn ? words.t(isOver ? 'wasDay' : 'dueDay', { ...local, day: dueOn }) : words.t('dueMoment', local),
    words.t('ownTime', { ...words.own(dueAt) }),
  ]
}
