import type { ShownBlock, SigningRoom } from '@fairway/contract/signing/signing.schema'
import { SEEN_SECONDS } from '@fairway/contract/signing/signing.values'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { boot } from '../../../platform/boot.ts'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import type { Stroke } from './drawn-signature.ts'
import css from './room.module.css'
import { SignatureField } from './signature-field.tsx'

/** The signing room: the whole letter, consent, and a signature. */
export function RoomScreen({ address: { id = '' } }: { address: { id?: string } }) {
  const { t } = useTranslation('signing')
  const room = useQuery({
    ...apiQuery('GET /api/signing/room', { query: { id } }),
    refetchOnWindowFocus: false,
    enabled: id !== '',
  })
  if (id === '')
    return (
      <Screen title={t('room.title')} narrow>
        <EmptyState icon="alert" title={t('room.failed')} />
      </Screen>
    )
  return (
    <Screen title={room.data?.title ?? t('room.title')} narrow>
      {room.data ? (
        <Room room={room.data} />
      ) : (
        <LoadingState
          loading={t('room.loading')}
          failed={t('room.failed')}
          error={room.error}
          onRetry={() => void room.refetch()}
        />
      )}
    </Screen>
  )
}

/** Tells the server that this page is open, so that nobody else opens the document meanwhile. */
function useStillHere(id: string, onOver: () => void) {
  useEffect(() => {
    const tell = async () => {
      const { state } = await send('POST /api/signing/seen', { body: { id } }, { quiet: true })
      if (state !== 'open') onOver()
    }
    const timer = setInterval(() => void tell().catch(() => {}), SEEN_SECONDS * 1000)
    void tell().catch(() => {})
    return () => clearInterval(timer)
  }, [id, onOver])
}

function Room({ room }: { room: SigningRoom }) {
  const { t } = useTranslation('signing')
  const language = useLanguage()
  const navigate = useNavigate()
  const { id, title, signer } = room
  const [isOver, setIsOver] = useState(room.state !== 'open')
  const [way, setWay] = useState<'typed' | 'drawn'>('typed')
  const [typed, setTyped] = useState('')
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [hasConsented, setHasConsented] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [markOver] = useState(() => () => setIsOver(true))
  useStillHere(id, markOver)

  const leave = () => navigate({ to: '/docuSignReturn', search: { id }, replace: true })
  const attempt = async (work: () => Promise<unknown>) => {
    setIsBusy(true)
    setProblem('')
    try {
      await work()
      await leave()
    } catch (error) {
      setProblem(await failureText(error, language))
    } finally {
      setIsBusy(false)
    }
  }
  const sign = () => {
    const name = typed.trim()
    if (way === 'typed' ? name === '' : strokes.length === 0) return setProblem(t(`room.missing.${way}`))
    if (!hasConsented) return setProblem(t('room.missing.consent'))
    const signature = way === 'typed' ? { typed: name } : { strokes: strokes.map((stroke) => [...stroke]) }
    return void attempt(() => send('POST /api/signing/complete', { body: { id, consent: true, signature } }))
  }
  const decline = () => void attempt(() => send('POST /api/signing/release', { body: { id } }))
  return (
    <Stack gap={20}>
      <Muted>{t('room.intro', { title })}</Muted>
      <Letter blocks={room.blocks} language={room.language} />
      {isOver ? (
        <Panel padded role="status">
          {t('room.over')}
        </Panel>
      ) : (
        <Panel as="section" padded gap={16}>
          <Heading>{t('room.sign', { name: signer })}</Heading>
          <SignatureField {...{ way, typed, strokes }} onWay={setWay} onTyped={setTyped} onStrokes={setStrokes} />
          <label className={css.consent}>
            <input
              type="checkbox"
              checked={hasConsented}
              onChange={({ currentTarget }) => setHasConsented(currentTarget.checked)}
            />
            <span>{t('room.consent', { carrier: boot.carrier.name })}</span>
          </label>
          <p role="alert" className={css.problem}>
            {problem}
          </p>
          <Row gap={12}>
            <Button variant="primary" disabled={isBusy} onClick={sign}>
              {isBusy ? t('room.busy') : t('room.action')}
            </Button>
            <Button disabled={isBusy} onClick={decline}>
              {t('room.decline')}
            </Button>
          </Row>
        </Panel>
      )}
    </Stack>
  )
}

/** A document as it is read before signing: everything that the PDF says, in the same order. */
function Letter({ blocks, language }: { blocks: readonly ShownBlock[]; language: string }) {
  return (
    <Panel as="article" padded gap={12} lang={language} className={css.letter}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
        <LetterBlock key={at} block={block} />
      ))}
    </Panel>
  )
}

function LetterBlock({ block }: { block: ShownBlock }) {
  if (block.kind === 'text') {
    if (block.look === 'title') return <Heading size="xl">{block.text}</Heading>
    if (block.look === 'heading') return <Heading as="h3">{block.text}</Heading>
    return <p className={css.text}>{block.text}</p>
  }
  if (block.kind === 'pairs')
    return (
      <DefinitionList layout="beside">
        {block.rows.map(([term = '', text = '']) => (
          <LetterPair key={term} term={term} text={text} />
        ))}
      </DefinitionList>
    )
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {block.columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
            <tr key={at}>
              {row.map((text, column) => (
                <td key={block.columns[column]?.title}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const LetterPair = ({ term, text }: { term: string; text: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </>
)
