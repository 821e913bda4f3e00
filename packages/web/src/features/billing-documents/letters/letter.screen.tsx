import type { OneTimeLetter } from '@fairway/contract/letters-of-indemnity/one-time-letter.schema'
import type { OneTimeLetterFile } from '@fairway/contract/letters-of-indemnity/one-time-letter.values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { apiQuery, quietly, send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { useDownload } from '../../../ui/documents/download.ts'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SigningWait } from '../../../ui/signing/signing-wait.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Heading } from '../../../ui/text.tsx'
import { BILLS_PATH, signPath } from '../billing-links.ts'
import { GroupPanel } from './group-panel.tsx'
import { SignPanel } from './sign-panel.tsx'

const CALL = 'GET /api/billing/onetimeloi'
const isLetter = (call: unknown) => call === CALL
const EVERY_MS = 3_000

/** While somebody signs, the letter is asked for again and again; that does not prolong the session. */
function useLetter(id: number) {
  const client = useQueryClient()
  const found = useQuery({ ...apiQuery(CALL, { query: { id } }), refetchOnWindowFocus: 'always' })
  useOwnTopic(found.data, isLetter)
  const isOpen = found.data?.signing != null
  useEffect(() => {
    if (!isOpen) return
    const again = () => quietly(() => client.invalidateQueries({ queryKey: [CALL] }))
    const timer = setInterval(() => void again(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isOpen, client])
  return found
}

const tags = {
  formed: { tone: 'attention', icon: 'clock' },
  signing: { tone: 'accent', icon: 'clock' },
  signed: { tone: 'clear', icon: 'done' },
} as const

/** A one-time letter: the shipments that it covers, who signs it or did, and what can be done next. */
export function LetterScreen({ id }: { id: number }) {
  const { t } = useTranslation('oneTimeLetter')
  const found = useLetter(id)
  const letter = found.data
  const shown = letter && (letter.state === 'formed' && letter.signing?.isLive ? 'signing' : letter.state)
  return (
    <Screen
      title={letter ? t('title', { reference: letter.reference }) : t('page')}
      trail={<BackLink href={BILLS_PATH}>{t('back')}</BackLink>}
      beside={shown && <Tag text={t(`states.${shown}`)} {...tags[shown]} />}
    >
      {letter ? (
        <LetterBody letter={letter} onChange={() => void found.refetch()} />
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
  letter: OneTimeLetter
  onChange: () => void
}

function LetterBody({ letter, onChange }: Props) {
  const { t } = useTranslation('oneTimeLetter')
  const { bills, shipper, formedBy, formedAt, state, signing } = letter
  const [opened, setOpened] = useState<string>()
  // what became of one's own signing is said even when it is over
  const own = signing?.id ?? opened
  useEffect(() => {
    if (signing?.id) setOpened(signing.id)
  }, [signing?.id])
  return (
    <Stack gap={16}>
      {state === 'signed' ? <SignedPanel letter={letter} /> : own && <SigningWait id={own} />}
      {state === 'formed' && !signing?.id && <UnsignedPanel letter={letter} onChange={onChange} />}
      <GroupPanel title={t('group.title')} bills={bills}>
        {bills.length > 1 && state === 'formed' && <p>{t('group.whole')}</p>}
        <DefinitionList>
          <Fact term={t('group.shipper')}>{shipper}</Fact>
          <Fact term={t('group.formed')}>
            <ReaderTime at={formedAt} /> · {formedBy}
          </Fact>
        </DefinitionList>
      </GroupPanel>
    </Stack>
  )
}

/** Somebody else signs at this moment; or it can be opened, or the shipments can be let go. */
function UnsignedPanel({ letter, onChange }: Props) {
  const { t } = useTranslation('oneTimeLetter')
  const { id, bills, signing, refusal } = letter
  const problem = useCodeText(refusal?.code, refusal?.args[0])
  if (signing?.isLive)
    return (
      <Panel as="section" padded gap={12} aria-live="polite">
        <Row gap={8} nowrap>
          <Icon name="clock" size={22} />
          <Heading>{t('others.title', { signer: signing.signer })}</Heading>
        </Row>
        <p>{t('others.text')}</p>
        <DefinitionList>
          <Fact term={t('others.since')}>
            <ReaderTime at={signing.since} />
          </Fact>
        </DefinitionList>
        <Row gap={10}>
          <LetterFile letter={letter} file="letter" />
        </Row>
      </Panel>
    )
  if (refusal)
    return (
      <Panel as="section" padded gap={12}>
        <p role="alert">{problem}</p>
        <Row gap={10}>
          <Dissolve letter={letter} />
        </Row>
      </Panel>
    )
  return (
    <SignPanel
      count={bills.length}
      open={() => send('POST /api/signing/onetime', { body: { id } })}
      onSettled={onChange}
      note={signing ? t('others.away', { signer: signing.signer }) : undefined}
    >
      <LetterFile letter={letter} file="letter" />
      <Dissolve letter={letter} />
    </SignPanel>
  )
}

function SignedPanel({ letter }: { letter: OneTimeLetter }) {
  const { t } = useTranslation('oneTimeLetter')
  const { signed } = letter
  if (!signed) return null
  return (
    <Panel as="section" padded gap={12} aria-live="polite">
      <Row gap={8} nowrap>
        <Icon name="done" size={22} />
        <Heading>{t('signed.title')}</Heading>
      </Row>
      <p>{t('signed.text', { who: signed.by })}</p>
      <DefinitionList>
        <Fact term={t('signed.by')}>{signed.by}</Fact>
        <Fact term={t('signed.at')}>
          <ReaderTime at={signed.at} />
        </Fact>
      </DefinitionList>
      <Row gap={10} rowGap={8}>
        <LetterFile letter={letter} file="signed" />
        <LetterFile letter={letter} file="letter" />
        <PageLink href="/verify">{t('signed.verify')}</PageLink>
      </Row>
    </Panel>
  )
}

function LetterFile({ letter: { id }, file }: { letter: OneTimeLetter; file: OneTimeLetterFile }) {
  const { t } = useTranslation('oneTimeLetter')
  const language = useLanguage()
  const { isFetching, downloadBy } = useDownload()
  return (
    <Button
      {...(file === 'signed' && { variant: 'primary' as const })}
      aria-disabled={isFetching}
      onClick={() => void downloadBy(() => send('POST /api/billing/downloadloi', { body: { id, file, language } }))}
    >
      {t(file === 'signed' ? 'signed.download' : 'sign.preview')}
    </Button>
  )
}

/** Lets the shipments go at once; they are still chosen. */
function Dissolve({ letter: { id, bills } }: { letter: OneTimeLetter }) {
  const { t } = useTranslation('oneTimeLetter')
  const language = useLanguage()
  const router = useRouter()
  const dissolve = async () => {
    try {
      await send('DELETE /api/billing/onetimeloi', { query: { id } })
      showToast({ kind: 'success', text: t('sign.dissolved') })
      router.history.replace(signPath(bills.map(({ shipmentId }) => shipmentId)))
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
    }
  }
  return (
    <Button variant="quiet" onClick={() => void dissolve()}>
      {t('sign.dissolve')}
    </Button>
  )
}
