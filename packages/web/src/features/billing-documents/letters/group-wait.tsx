import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Row } from '../../../ui/layout.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import css from './letters.module.css'

const SECOND_MS = 1_000

/** Minutes and seconds: 4:05. */
const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface Props {
  /** What the server said of these shipments (GE0011). */
  problem: string | undefined
  /** When it ends, on this browser's own clock. */
  endsAt: number
  /** It has ended: the server is asked again. */
  onEnd: () => void
}

/** Counts down until shipments of another group are free; then it asks again by itself. */
export function GroupWait({ problem, endsAt, onEnd }: Props) {
  const { t } = useTranslation('oneTimeLetter')
  const [now, setNow] = useState(Date.now)
  const ended = useRef(onEnd)
  ended.current = onEnd
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() < endsAt) return
      clearInterval(timer)
      ended.current()
    }
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [endsAt])
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS))
  return (
    <Panel as="section" padded gap={12}>
      <Row gap={8} nowrap>
        <Icon name="clock" size={22} />
        <Heading>{t('wait.title')}</Heading>
      </Row>
      {problem && <p role="alert">{problem}</p>}
      <p className={css.clock} role="timer" aria-label={t('wait.label')}>
        {t('wait.left', { time: clockText(left) })}
      </p>
      <Muted>{t('wait.text')}</Muted>
    </Panel>
  )
}
