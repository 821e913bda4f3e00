import { useEffect } from 'react'
import { boot } from '../../../platform/boot.ts'
import { saveFile } from '../../../platform/calls/save-file.ts'
import { readersTime } from '../../../platform/language/readers-time.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { watchForm } from '../../../platform/storage/unsaved-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { CardPage } from '../card-page.tsx'
import css from './recovery-codes.module.css'

/** Saves a text as a file. It never leaves the machine. */
const saveText = (name: string, text: string) => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)

interface Props {
  codes: readonly string[]
  username: string
  onSaved: () => void
}

/** The recovery codes, shown only once: to copy, save or print before continuing. */
export function RecoveryCodes({ codes, username, onSaved }: Props) {
  const { t } = useTranslation('security')
  const carrier = boot.carrier.name
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  useEffect(() => watchForm(() => true), []) // no other tab may reload this page
  const heading = t('codes.heading', { carrier })
  const owner = t('codes.account', { username })
  const madeOn = t('codes.made', { date: today() })
  const copy = () => copyText(codes.join('\n'), { done: t('codes.copied'), failed: t('codes.notCopied') })
  const save = () => {
    const lines = [heading, owner, madeOn, '', ...codes, '', t('codes.rule'), '']
    saveText(`${boot.carrier.scac.toLowerCase()}-${t('codes.file')}.txt`, lines.join('\r\n'))
  }
  return (
    <CardPage title={t('codes.title')} intro={t('codes.intro')}>
      <div className={css.paper}>
        <p>{heading}</p>
        <p>{owner}</p>
        <p>{madeOn}</p>
      </div>
      <ul className={css.codes} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <p className={css.paper}>{t('codes.rule')}</p>
      <Row gap={8} className={css.ways}>
        <Button small onClick={copy}>
          <Icon name="copy" size={16} /> {t('codes.copy')}
        </Button>
        <Button small onClick={save}>
          {t('codes.download')}
        </Button>
        <Button small onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </Row>
      <Button variant="primary" className={css.kept} onClick={onSaved}>
        {t('codes.kept')}
      </Button>
    </CardPage>
  )
}

/** In the reader's time zone. */
const today = () => readersTime(new Date().toISOString()).date
