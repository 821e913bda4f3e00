import type { HomeLine, HomeReply } from '@fairway/contract/home/home.schema'
import { type HomeTask, homeTasks, taskOf } from '@fairway/contract/home/home.values'
import { timeLeft, urgencyOf } from '@fairway/contract/home/urgency.rules'
import { fullAmount } from '@fairway/contract/shared/money'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { figure } from '../../ui/figure.rules.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { shownMoney } from '../../ui/money.rules.ts'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { WholeDates } from '../../ui/whole-dates.tsx'
import css from './cockpit.module.css'
import { figureLink, taskLink } from './figure-link.rules.ts'
import { homeLines } from './home-lines.ts'
import { actionOf } from './line-action.rules.ts'
import { type LineLabels, nonBreakingContainerNumber, useLineLabels } from './line-labels.ts'
import type { LineLink } from './line-link.rules.ts'

/** The lines of a task at first, so that all tasks are seen. */
const SHOWN_AT_FIRST = 3
/** The tasks of a phone at first, so that what follows them is in reach. */
const TASKS_OF_A_PHONE = 2
const PHONE = '(max-width: 700px)'

interface Props {
  home: HomeReply
  now: string
  mayOpenDashboard: boolean
}

/** What needs the reader by what has to be decided. Each task shows its most urgent lines and leads to all of them. */
export function TaskList({ home, now, mayOpenDashboard }: Props) {
  const labels = useLineLabels(home.places)
  const isPhone = useMedia(PHONE)
  const [isAll, setAll] = useState(false)
  const panels = homeTasks.flatMap((task) => {
    const whole = home.tasks.find((one) => one.task === task)
    const lines = home.lines.filter(({ kind }) => taskOf[kind] === task)
    if (!whole) return []
    return [<TaskPanel key={task} {...{ task, whole, lines, labels, home, now, mayOpenDashboard }} />]
  })
  if (!isPhone || panels.length <= TASKS_OF_A_PHONE) return panels
  return (
    <>
      {panels.slice(0, TASKS_OF_A_PHONE)}
      <Button aria-expanded={isAll} onClick={() => setAll(!isAll)}>
        {isAll ? labels.t('fewer') : labels.t('allTasks', { count: panels.length })}
      </Button>
      {isAll && panels.slice(TASKS_OF_A_PHONE)}
    </>
  )
}

type TaskSize = HomeReply['tasks'][number]

interface TaskPanelProps extends Props {
  task: HomeTask
  whole: TaskSize
  lines: readonly HomeLine[]
  labels: LineLabels
}

function TaskPanel({ task, whole, lines, labels, home, now, mayOpenDashboard }: TaskPanelProps) {
  const { t } = useTranslation('home')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shown = isOpen ? lines : lines.slice(0, SHOWN_AT_FIRST)
  const rest = whole.lines - SHOWN_AT_FIRST
  const all = mayOpenDashboard && rest > 0 ? allOf(task, whole, home) : undefined
  const isCargo = task === 'returnEmpty' || task === 'clearHolds' || task === 'fetch'
  return (
    <TitledPanel
      title={t(`tasks.${task}`)}
      beside={isCargo && t('containers', { count: whole.count, number: figure(whole.count) })}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" id={id}>
        {shown.map((line) => (
          <TaskLine
            key={[line.kind, line.place, line.dueOn, line.vvd, ...Object.values(line.args)].join()}
            {...{ line, now, labels, mayOpenDashboard }}
          />
        ))}
      </ul>
      {rest > 0 && (
        <div className={css.rest}>
          {all ? (
            <Link {...all.link}>{t('all', { count: all.count, number: figure(all.count) })}</Link>
          ) : (
            <Button small aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen((was) => !was)}>
              {isOpen ? t('fewer') : t('more', { count: Math.min(rest, lines.length - SHOWN_AT_FIRST) })}
            </Button>
          )}
          {!all && isOpen && lines.length < whole.lines && <p className={css.note}>{t('cut')}</p>}
        </div>
      )}
    </TitledPanel>
  )
}

/** The list with everything of a task, and how many it shows. */
function allOf(task: HomeTask, { count }: TaskSize, { figures, nearUntil }: HomeReply) {
  if (task === 'returnEmpty' || task === 'clearHolds') return { link: taskLink(task, nearUntil), count }
  if (task === 'fetch' && figures && figures.fetchNow.count > 0)
    return { link: figureLink('fetchNow', figures), count: figures.fetchNow.count }
  return undefined
}

const urgencyIcons = { overdue: 'alert', today: 'clock', soon: 'calendar' } as const satisfies Record<string, IconName>

interface TaskLineProps {
  line: HomeLine
  now: string
  labels: LineLabels
  mayOpenDashboard: boolean
}

/** One thing that needs the reader: what it is, until when, what it costs so far, and one action. */
function TaskLine({ line, now, labels, mayOpenDashboard }: TaskLineProps) {
  const { icon, sentence, details, link } = homeLines[line.kind]
  const id = useId()
  const urgency = urgencyOf(line, { at: now, zone: labels.zone(line) })
  const isOver = urgency === 'overdue'
  const target = link(line, mayOpenDashboard)
  const pieces = [...dueTexts(line, labels, isOver), ...(details?.(line, labels) ?? []), ...namesOf(line, labels)]
  return (
    <Row as="li" gap={12} align="start" nowrap className={classNames(css.line, urgency !== 'later' && css[urgency])}>
      <span className={css.sign}>
        <Icon name={urgency === 'later' ? icon : urgencyIcons[urgency]} size={18} />
      </span>
      <div className={css.what}>
        <p className={css.sentence} id={id}>
          {sentence(line, labels, isOver)}
        </p>
        <p className={css.more}>
          {pieces.map((piece) => (
            <span key={piece} className={css.piece}>
              <WholeDates>{piece}</WholeDates>{' '}
            </span>
          ))}
        </p>
      </div>
      <div className={css.end}>
        <span className={css.marks}>
          {moneyOf(line).map((money) => (
            <b key={money} className={css.money}>
              {money}
            </b>
          ))}
          {line.dueAt && urgency !== 'later' && (
            <span className={css.mark}>
              <span className="visually-hidden">{labels.t(`urgency.${urgency}`)}</span>{' '}
              {countdownOf(line.dueAt, now, labels)}
            </span>
          )}
        </span>
        <Link {...target} className={buttonClass({ small: true })} aria-describedby={id}>
          {actionText(line, target, labels)}
        </Link>
      </div>
    </Row>
  )
}

function actionText({ count, boxes }: HomeLine, target: LineLink, { t }: LineLabels): string {
  const action = actionOf(target)
  const shown = action === 'someContainers' ? boxes.length : count
  return t(`actions.${action}`, { number: figure(shown) })
}

/** 'USD 570.00' for each currency of a line. */
const moneyOf = ({ args }: HomeLine): string[] =>
  (args.money ?? '')
    .split(', ')
    .filter(Boolean)
    .map((money) => {
      const [currency = '', amount = ''] = money.split(' ')
      return shownMoney({ currency, amount: fullAmount(amount, currency) })
    })

/** Some of several containers by their numbers. A single one is in the sentence. */
function namesOf({ count, boxes }: HomeLine, { t }: LineLabels): string[] {
  if (count < 2 || boxes.length === 0) return []
  const names = boxes.map(({ containerNo }) => nonBreakingContainerNumber(containerNo)).join(', ')
  return [count > boxes.length ? t('names', { names, count: count - boxes.length }) : names]
}

/** The time left, or the time since: '2 d 5 h left'. */
function countdownOf(dueAt: string, now: string, { t }: LineLabels): string {
  const { isOver, days, hours } = timeLeft(dueAt, now)
  const size = days > 0 ? 'days' : hours > 0 ? 'hours' : 'moments'
  return t(`${isOver ? 'over' : 'left'}.${size}`, { days, hours })
}

/** The day at its place; a moment in the zone of its place, and in the reader's. */
function dueTexts(line: HomeLine, labels: LineLabels, isOver: boolean): string[] {
  const { dueAt, dueOn } = line
  if (!dueAt) return []
  const local = { ...labels.at(dueAt, line), place: labels.place(line) }
  if (dueOn) return [labels.t(isOver ? 'wasDay' : 'dueDay', { ...local, day: dueOn })]
  return [labels.t('dueMoment', local), labels.t('ownTime', { ...labels.own(dueAt) })]
}
