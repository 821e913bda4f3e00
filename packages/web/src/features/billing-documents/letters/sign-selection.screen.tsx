import type { GroupCheck } from '@fairway/contract/letters-of-indemnity/one-time-letter.schema'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { BackLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import { BILLS_PATH, letterPath } from '../billing-links.ts'
import { GroupPanel } from './group-panel.tsx'
import css from './letters.module.css'
import { SignPanel } from './sign-panel.tsx'

/** Shipments that somebody chose: whether they can be signed for together, and the button that does so. */
export function SignSelectionScreen({ shipmentIds }: { shipmentIds: string }) {
  const { t } = useTranslation('oneTimeLetter')
  const router = useRouter()
  const found = useQuery({
    ...apiQuery('GET /api/signing/checkgroup', { query: { shipmentIds } }),
    staleTime: 0,
    gcTime: 0,
  })
  const letter = found.data?.letter
  useEffect(() => {
    // they are in a group already: its page says the rest
    if (letter) router.history.replace(letterPath(letter.id))
  }, [letter, router])
  return (
    <Screen title={t('newTitle')} trail={<BackLink href={BILLS_PATH}>{t('back')}</BackLink>}>
      {found.data && !letter ? (
        <Selection
          check={found.data}
          shipmentIds={shipmentIds.split(',')}
          checkedAt={found.dataUpdatedAt}
          onAgain={() => void found.refetch()}
        />
      ) : (
        <NotShown
          error={found.error}
          texts={{ loading: t('loading'), failed: t('failed'), toList: t('back') }}
          listPath={BILLS_PATH}
          onRetry={() => void found.refetch()}
        />
      )}
    </Screen>
  )
}

interface Props {
  check: GroupCheck
  shipmentIds: string[]
  checkedAt: number
  onAgain: () => void
}

function Selection({ check: { refusal, waitSeconds, bills }, shipmentIds, checkedAt, onAgain }: Props) {
  const { t } = useTranslation('oneTimeLetter')
  const router = useRouter()
  const language = useLanguage()
  const problem = useCodeText(refusal?.code, refusal?.args[0])
  const open = async () => {
    const { id } = await send('POST /api/billing/onetimeloi', { body: { shipmentIds } })
    try {
      return await send('POST /api/signing/onetime', { body: { id } })
    } catch (error) {
      // the group is there: its page takes over, and this one is gone when its answer comes
      showToast({ kind: 'error', text: await failureText(error, language) })
      throw error
    } finally {
      router.history.replace(letterPath(id))
    }
  }
  return (
    <Stack gap={16}>
      {refusal && waitSeconds > 0 && (
        <GroupWait problem={problem} endsAt={checkedAt + waitSeconds * 1000} onEnd={onAgain} />
      )}
      {refusal && waitSeconds === 0 && (
        <Panel as="section" padded>
          <p role="alert">{problem}</p>
        </Panel>
      )}
      {!refusal && <SignPanel count={bills.length} open={open} onSettled={onAgain} />}
      {bills.length > 0 && <GroupPanel title={t('group.chosen')} bills={bills} />}
    </Stack>
  )
}

const SECOND_MS = 1_000

/** Minutes and seconds: 4:05. */
const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface GroupWaitProps {
  /** What the server said of these shipments (GE0011). */
  problem: string | undefined
  /** When it ends, on this browser's own clock. */
  endsAt: number
  /** It has ended: the server is asked again. */
  onEnd: () => void
}

/** Counts down until shipments of another group are free; then it asks again by itself. */
function GroupWait({ problem, endsAt, onEnd }: GroupWaitProps) {
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
