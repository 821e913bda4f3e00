import type { SigningStatus } from '@fairway/contract/signing/signing.schema'
import { SEEN_SECONDS } from '@fairway/contract/signing/signing.values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { send } from '../../platform/calls/api.ts'
import { failureText } from '../../platform/calls/failure-text.ts'
import { fetchFile } from '../../platform/calls/file-call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { DefinitionList, Fact } from '../definition-list.tsx'
import { showToast } from '../feedback/toast.store.ts'
import { Icon, type IconName } from '../icon.tsx'
import { Panel, Row } from '../layout.tsx'
import { ReaderTime } from '../reader-time.tsx'
import { Heading } from '../text.tsx'

const EVERY_MS = 3_000
const STATUS = 'GET /api/signing/checkcallback'

/** How a signing stands, asked again and again while it is open. Asking does not prolong the session. */
function useSigning(id: string | undefined) {
  const query = { id: id ?? '' }
  return useQuery({
    queryKey: [STATUS, { query }],
    queryFn: ({ signal }) => send(STATUS, { query }, { signal, quiet: true }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? EVERY_MS : false),
    refetchOnWindowFocus: 'always',
  })
}

/** While DocuSign shows the letter, this page says that somebody waits, and has the server ask there. */
function useStillWaiting(signing: SigningStatus | undefined) {
  const client = useQueryClient()
  const waitsFor = signing?.state === 'open' && signing.service === 'docusign' ? signing.id : undefined
  useEffect(() => {
    if (waitsFor === undefined) return
    const tell = async () => {
      await send('POST /api/signing/seen', { body: { id: waitsFor } }, { quiet: true })
      await client.invalidateQueries({ queryKey: [STATUS] })
    }
    const timer = setInterval(() => void tell().catch(() => {}), SEEN_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [waitsFor, client])
}

const icons: Record<SigningStatus['state'] | 'away', IconName> = {
  open: 'clock',
  away: 'alert',
  completed: 'done',
  declined: 'blocked',
  ended: 'note',
}

/** Says on the page that waits who signs and since when, and what became of it. Needs the texts `signingWait`. */
export function SigningWait({ id, children }: { id: string; children?: ReactNode }) {
  const { t } = useTranslation('signingWait')
  const language = useLanguage()
  const client = useQueryClient()
  const { data: signing } = useSigning(id)
  useStillWaiting(signing)
  if (!signing) return null
  const { state, title, signer, service, openedAt, endedAt, isLive } = signing
  const shown = state === 'open' && !isLive ? 'away' : state
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
    }
    await client.invalidateQueries({ queryKey: [STATUS] })
  }
  const cancel = () => attempt(() => send('POST /api/signing/release', { body: { id } }))
  const download = () =>
    attempt(async () => saveFile(await fetchFile('GET /api/signing/document', { query: { id } }), `${title}.pdf`))
  return (
    <Panel as="section" padded gap={12} aria-live="polite">
      <Row gap={8} nowrap>
        <Icon name={icons[shown]} size={22} />
        <Heading>{t(`${shown}.title`)}</Heading>
      </Row>
      <p>{t(`${shown}.text`, { title })}</p>
      <DefinitionList>
        <Fact term={t('signer')}>{signer}</Fact>
        <Fact term={endedAt ? t('signedAt') : t('since')}>
          <ReaderTime at={endedAt ?? openedAt} />
        </Fact>
      </DefinitionList>
      <Row gap={10}>
        {state === 'open' && service === 'room' && (
          <Button onClick={() => window.open(`/sign?id=${id}`, '_blank')}>{t('reopen')}</Button>
        )}
        {state === 'open' && <Button onClick={() => void cancel()}>{t('cancel')}</Button>}
        {state === 'completed' && <Button onClick={() => void download()}>{t('download')}</Button>}
        {children}
      </Row>
    </Panel>
  )
}
