import { FILE_BYTES } from '@fairway/contract/form-uploads/form-upload.values'
import type { SealReport } from '@fairway/contract/signing/seal.schema'
import { useEffect, useRef, useState } from 'react'
import { boot } from '../../../platform/boot.ts'
import { sendBytes } from '../../../platform/calls/bytes-call.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { usePageDrop } from '../../../ui/page-drop.ts'
import { Screen } from '../../../ui/screen.tsx'
import { Muted } from '../../../ui/text.tsx'
import { SealResult } from './seal-result.tsx'
import css from './verify.module.css'

const MEGABYTES = FILE_BYTES / 1024 / 1024

/** What became of the file that was chosen last. */
type Check =
  | { phase: 'none' }
  | { phase: 'checking'; file: File }
  | { phase: 'checked'; file: File; report: SealReport }
  | { phase: 'failed'; file: File; error: unknown }
  | { phase: 'refused'; text: string }

/** Says of a PDF that somebody holds whether it is ours and unchanged; open to everybody. */
export function VerifyScreen() {
  const { t } = useTranslation('signing')
  const { check, start, refuse } = useSealCheck()
  const input = useRef<HTMLInputElement>(null)
  const choose = (files: readonly File[]) => {
    const [file, ...others] = files
    if (!file || others.length > 0) return refuse(t('verify.oneOnly'))
    return file.size > FILE_BYTES ? refuse(t('verify.tooLarge', { megabytes: MEGABYTES })) : start(file)
  }
  const isOver = usePageDrop(choose)
  const isChecked = check.phase === 'checked'
  return (
    <Screen title={t('verify.title')} narrow>
      <Stack gap={20}>
        <Muted>{t('verify.intro', { carrier: boot.carrier.name })}</Muted>
        <div aria-live="polite">
          {isChecked && <SealResult report={check.report} fileName={check.file.name} />}
          {check.phase === 'failed' && <Problem error={check.error} onAgain={() => start(check.file)} />}
          {check.phase === 'refused' && <ProblemText text={check.text} />}
        </div>
        <Stack
          as="section"
          gap={12}
          align="center"
          className={css.zone}
          data-over={isOver}
          aria-label={t('verify.drop')}
        >
          <span className={css.sign}>
            <Icon name="lock" size={26} />
          </span>
          <p className={css.title}>
            {check.phase === 'checking'
              ? t('verify.checking', { name: check.file.name })
              : isOver
                ? t('verify.over')
                : t('verify.drop')}
          </p>
          <Button
            variant={isChecked ? 'plain' : 'primary'}
            disabled={check.phase === 'checking'}
            onClick={() => input.current?.click()}
          >
            {isChecked ? t('verify.another') : t('verify.choose')}
          </Button>
          <Muted size="sm">{t('verify.limit', { megabytes: MEGABYTES })}</Muted>
          <input
            ref={input}
            type="file"
            hidden
            accept="application/pdf,.pdf"
            aria-label={t('verify.choose')}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              currentTarget.value = '' // the same file can be chosen again
              if (files.length > 0) choose(files)
            }}
          />
        </Stack>
      </Stack>
    </Screen>
  )
}

/** Sends one file after the other; an answer to an earlier one is forgotten. */
function useSealCheck() {
  const [check, setCheck] = useState<Check>({ phase: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const begin = () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }
  const start = async (file: File) => {
    const signal = begin()
    setCheck({ phase: 'checking', file })
    try {
      const bytes = await file.arrayBuffer()
      const report = await sendBytes('POST /api/signing/verify', {}, { bytes, signal, onProgress: () => {} })
      if (!signal.aborted) setCheck({ phase: 'checked', file, report })
    } catch (error) {
      if (!signal.aborted) setCheck({ phase: 'failed', file, error })
    }
  }
  const refuse = (text: string) => {
    begin()
    setCheck({ phase: 'refused', text })
  }
  return { check, start: (file: File) => void start(file), refuse }
}

function Problem({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { t } = useTranslation('signing')
  return (
    <Row gap={12}>
      <ProblemText text={useFailureText(error)} />
      <Button small onClick={onAgain}>
        {t('verify.again')}
      </Button>
    </Row>
  )
}

function ProblemText({ text }: { text: string | undefined }) {
  return (
    <Row as="p" gap={8} nowrap className={css.problem}>
      <Icon name="alert" size={18} />
      {text}
    </Row>
  )
}
