import { scheduleFormats, USUAL_WEEKS } from '@fairway/contract/schedules/schedule.values'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Row } from '../../ui/layout.tsx'
import { Muted } from '../../ui/text.tsx'
import type { ScheduleQuestion } from './schedule-address.rules.ts'
import css from './schedules.module.css'

/** The schedule as a file, and its calendar to subscribe to. A ship has none: it calls at a port, or sails a lane. */
export function ScheduleDownloads({ question }: { question: ScheduleQuestion }) {
  const { t } = useTranslation('schedules')
  const language = useLanguage()
  const { view, pol, pod, vessel, port, from, weeks } = question
  const subject: Record<string, string> = { lane: { pol, pod }, vessel: { vessel }, port: { port } }[view]
  const span = { ...(from && { from }), weeks: weeks || String(USUAL_WEEKS) }
  const calendar = { lane: `lanes/${pol}/${pod}`, vessel: undefined, port: `ports/${port}` }[view]
  const address = calendar && `${window.location.origin}/api/schedulespub/${calendar}.ics?language=${language}`
  return (
    <Row gap={8} className={css.downloads}>
      {scheduleFormats.map((format) => (
        <a
          key={format}
          className={buttonClass({ small: true })}
          href={`/api/schedulespub/file?${new URLSearchParams({ view, format, language, ...subject, ...span })}`}
          download
        >
          {t(`download.${format}`)}
        </a>
      ))}
      {address && (
        <>
          <a className={buttonClass({ small: true })} href={address.replace(/^https?:/, 'webcal:')}>
            {t('download.subscribe')}
          </a>
          <Button
            small
            onClick={() =>
              copyText(address, { done: t('download.copied'), failed: t('download.notCopied', { address }) })
            }
          >
            {t('download.copy')}
          </Button>
          <Muted as="span" size="xs">
            {t('download.hint')}
          </Muted>
        </>
      )}
    </Row>
  )
}
