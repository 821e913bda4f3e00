import type { LinkTokenInfo } from '@fairway/contract/carrier/link-token.schema'
import { allows, anyOf } from '@fairway/contract/kit/access'
import type { VgmOutcome } from '@fairway/contract/vgm/vgm.schema'
import { useEffect, useState } from 'react'
import { useSecretParam } from '../../platform/address-secrets.ts'
import { boot } from '../../platform/boot.ts'
import { Failure, isCancelled } from '../../platform/calls/failure.ts'
import { useCodeText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { ListSearch } from '../../platform/search-readers.ts'
import { askWithLink, isToken } from '../../platform/session/link-call.ts'
import { dropLink, keepLink, linkSession, useLink } from '../../platform/session/link-session.ts'
import { effectiveGroups, useSession } from '../../platform/session/session.store.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { NoticePage } from '../../ui/feedback/notice-page.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { Screen } from '../../ui/screen.tsx'
import css from './vgm.module.css'
import { readVgmCriteria, writeVgmCriteria } from './vgm-criteria.rules.ts'
import { VgmOpening } from './vgm-opening.tsx'
import { SearchAgain, VgmSearch } from './vgm-search.tsx'

interface Props {
  address: ListSearch
  onAddress: (change: ListSearch) => void
}

const access = anyOf('VGM0004', 'VG')

/** The page of verified gross mass: for the bearer of a link, and for people with the group; others are told that they may not. */
export function VgmDetailsScreen({ address, onAddress }: Props) {
  const { t } = useTranslation('vgm')
  const person = useSession()
  const denied = useCodeText('VGM0004')
  // a page that was opened with a link stays with it, also after a reload
  const given = useSecretParam('token')
  const [token] = useState(() => given ?? linkSession.get()?.token)
  if (token !== undefined) return <VgmByLink token={token} />
  if (!person || !allows(access, effectiveGroups() ?? []))
    return (
      <NoticePage
        icon="lock"
        title={t('denied.title')}
        text={denied}
        action={
          !person && (
            <PageLink href="/signin" className={buttonClass({ variant: 'primary' })}>
              {t('denied.signIn')}
            </PageLink>
          )
        }
      />
    )
  const criteria = readVgmCriteria(address.criteria)
  const search = (next: typeof criteria) => onAddress({ criteria: next && writeVgmCriteria(next) } as ListSearch) // undefined leaves it out
  if (criteria?.open)
    return (
      <VgmOpening
        key={criteria.open.join()}
        bookingNos={criteria.open}
        above={<SearchAgain criteria={criteria} onSearch={search} />}
      />
    )
  return <VgmSearch key={address.criteria} criteria={criteria} onSearch={search} />
}

const ended = () => new Failure('refused', 410, { errorCode: 'VGM0034' })
const isEnded = (error: unknown) => error instanceof Failure && error.answer.errorCode === 'VGM0034'

/** Asks what a link opens. A text that no token has is not sent at all. */
async function resolveLink(token: string): Promise<LinkTokenInfo> {
  if (!isToken(token)) throw ended()
  return askWithLink('GET /api/token/info', token)
}

/** The VGM of one booking for whoever has a link of the carrier: nothing else of the portal opens with it. */
function VgmByLink({ token }: { token: string }) {
  const { t } = useTranslation('vgm')
  const [failure, setFailure] = useState<unknown>()
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<readonly VgmOutcome[]>()
  const link = useLink()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    let isCurrent = true
    resolveLink(token).then(
      (info) => {
        const former = linkSession.get()
        const isLegalAccepted = former?.token === token && former.isLegalAccepted
        if (isCurrent) keepLink({ ...info, token, isLegalAccepted })
      },
      (error: unknown) => {
        if (!isCurrent || isCancelled(error)) return
        if (isEnded(error)) dropLink()
        setFailure(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [token, round])
  // whoever leaves the page leaves the link: the next person at this screen does not find it
  useEffect(() => dropLink, [])
  if (sent) return <LinkUsedUp />
  if (isEnded(failure)) return <LinkEnded />
  if (!link || link.token !== token)
    return (
      <Screen title={t('title')}>
        <LoadingState
          loading={t('link.loading')}
          failed={t('link.failed')}
          error={failure}
          onRetry={() => {
            setFailure(undefined)
            setRound(round + 1)
          }}
        />
      </Screen>
    )
  const onSent = (outcomes: readonly VgmOutcome[]) => {
    const usesLeft = link.usesLeft - (outcomes.some(({ result }) => result === 'Success') ? 1 : 0)
    if (usesLeft > 0) keepLink({ ...(linkSession.get() ?? link), usesLeft })
    else setSent(outcomes)
    return usesLeft > 0
  }
  return (
    <VgmOpening
      key={link.bookingNo}
      bookingNos={[link.bookingNo]}
      onSent={onSent}
      above={
        <p className={css.link}>
          {t('link.note', { carrier: boot.carrier.name, count: link.usesLeft })} {t('link.until')}{' '}
          <ReaderTime at={link.expiresAt} />
        </p>
      }
      notOpened={(error, onRetry) =>
        isEnded(error) ? (
          <LinkEnded />
        ) : (
          <LoadingState loading={t('link.loading')} failed={t('link.failed')} error={error} onRetry={onRetry} />
        )
      }
    />
  )
}

/** Says nothing of the booking: a link that has ended is the same as one that never was. */
function LinkEnded() {
  const { t } = useTranslation('vgm')
  return <NoticePage icon="lock" title={t('link.ended')} text={useCodeText('VGM0034')} action={null} />
}

/** What was sent with the last use of a link. */
function LinkUsedUp() {
  const { t } = useTranslation('vgm')
  return (
    <NoticePage
      icon="done"
      title={t('results.Success')}
      text={t('link.usedUp', { carrier: boot.carrier.name })}
      action={null}
    />
  )
}
