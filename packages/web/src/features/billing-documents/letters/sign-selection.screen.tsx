import type { GroupCheck } from '@fairway/contract/letters-of-indemnity/one-time-letter.schema'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Stack } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { BILLS_PATH, letterPath } from '../billing-links.ts'
import { GroupPanel } from './group-panel.tsx'
import { GroupWait } from './group-wait.tsx'
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
    <Screen
      title={t('newTitle')}
      trail={
        <PageLink href={BILLS_PATH}>
          <Icon name="back" size={16} />
          {t('back')}
        </PageLink>
      }
    >
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
