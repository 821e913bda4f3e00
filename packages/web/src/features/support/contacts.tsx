import type { SupportOffice } from '@fairway/contract/support/office.schema'
import { officeState } from '@fairway/contract/support/office-hours.rules'
import type { SupportContacts } from '@fairway/contract/support/support-request.schema'
import { useEffect, useState } from 'react'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { Tag } from '../../ui/status/tag.tsx'
import { Heading, Muted } from '../../ui/text.tsx'
import css from './support.module.css'

const MINUTE_MS = 60_000

/** The carrier's time now: the server's when the page was loaded, and what has passed since. */
function useNow(start: string): string {
  const [opened] = useState(() => Date.now())
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPassed(Date.now() - opened), MINUTE_MS)
    return () => clearInterval(timer)
  }, [opened])
  return new Date(Date.parse(start) + passed).toISOString()
}

/** Every office: how to reach it, when, and whether somebody is there now. */
export function Contacts({ contacts: { offices, now } }: { contacts: SupportContacts }) {
  const current = useNow(now)
  return (
    <div className={css.offices}>
      {offices.map((office) => (
        <OfficeCard key={office.office} office={office} now={current} />
      ))}
    </div>
  )
}

function OfficeCard({ office, now }: { office: SupportOffice; now: string }) {
  const { t } = useTranslation('support')
  const { isOpen, date, time, offset, changes } = officeState(office, now)
  const { email, phone, address } = office
  const isToday = changes?.on === date
  const change =
    changes &&
    t(CHANGES[isOpen ? 'open' : 'closed'][isToday ? 'today' : 'later'], { day: changes.on, time: changes.at })
  return (
    <Panel as="section" padded gap={10} aria-label={t(`offices.${office.office}`)}>
      <Row gap={8} justify="between" align="start">
        <Heading size="md">{t(`offices.${office.office}`)}</Heading>
        <Tag
          text={t(isOpen ? 'hours.open' : 'hours.closed')}
          icon={isOpen ? 'done' : 'clock'}
          tone={isOpen ? 'clear' : 'plain'}
        />
      </Row>
      <Stack gap={4}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone !== '' && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        {address !== '' && <span className={css.address}>{address}</span>}
      </Stack>
      <Stack gap={2} size="sm">
        <OpeningHours office={office} />
        <Muted size="sm">
          {t('hours.local', { time, zone: offset })}
          {change && ` · ${change}`}
        </Muted>
      </Stack>
    </Panel>
  )
}

const CHANGES = {
  open: { today: 'hours.closes', later: 'hours.closesLater' },
  closed: { today: 'hours.opensToday', later: 'hours.opens' },
} as const

/** Monday is 1; the week of this date begins on one. */
const weekday = (day: number, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)))

/** Days that follow each other as from and to, others one by one. */
function daysText(days: readonly number[], language: string): string {
  const ordered = days.toSorted((one, other) => one - other)
  const [first = 1, last = 1] = [ordered[0], ordered.at(-1)]
  const isRow = ordered.length > 2 && last - first === ordered.length - 1
  return isRow
    ? `${weekday(first, language)}–${weekday(last, language)}`
    : ordered.map((day) => weekday(day, language)).join(', ')
}

function OpeningHours({ office: { hours } }: { office: SupportOffice }) {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const texts = [...new Set(hours.map(({ days }) => daysText(days, language)))]
  const timeText = ({ from, to }: SupportOffice['hours'][number]) =>
    from === '00:00' && to === '24:00' ? t('hours.allDay') : `${from}–${to}`
  return texts.map((text) => {
    const times = hours.filter(({ days }) => daysText(days, language) === text)
    return (
      <span key={text}>
        {text} {times.map(timeText).join(', ')}
      </span>
    )
  })
}
