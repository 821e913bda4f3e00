import type { HomeLine } from '@fairway/contract/home/home.schema'
import { timeLeft } from '@fairway/contract/home/urgency.rules'
import type { LineWords } from './line-words.ts'

/** How long there is still time, or since when it is over: '2 d 5 h left'. */
export function countdownOf(dueAt: string, now: string, { t }: LineWords): string {
  const { isOver, days, hours } = timeLeft(dueAt, now)
  const size = days > 0 ? 'days' : hours > 0 ? 'hours' : 'moments'
  return t(`${isOver ? 'over' : 'left'}.${size}`, { days, hours })
}

/** When it is due on the clock of its place, and on the reader's own. */
export function dueTexts(line: HomeLine, words: LineWords, isOver: boolean): string[] {
  const { dueAt, dueOn } = line
  if (!dueAt) return []
  const local = { ...words.at(dueAt, line), place: words.place(line) }
  return [
    dueOn ? words.t(isOver ? 'wasDay' : 'dueDay', { ...local, day: dueOn }) : words.t('dueMoment', local),
    words.t('ownTime', { ...words.own(dueAt) }),
  ]
}
