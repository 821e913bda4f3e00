import { checkFactorCode } from '@fairway/contract/identity/second-factor.rules'
import type { FactorSecret } from '@fairway/contract/identity/second-factor.schema'
import { encode } from 'uqr'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from './factor-set-up.module.css'

interface Props {
  secret: FactorSecret
  onCode: (code: string) => Promise<unknown>
}

/** Three steps to a second factor: an app, its secret as QR code or text, and the first code. */
export function FactorSetUp({ secret: { secret, uri }, onCode }: Props) {
  const { t } = useTranslation('security')
  const form = useContractForm({ defaults: { code: '' }, check: checkFactorCode })
  const copy = () => copyText(secret, { done: t('setUp.copied'), failed: t('setUp.notCopied') })
  return (
    <ol className={css.steps}>
      <li>
        <Row as="h2" gap={12} align="baseline" nowrap size="lg" className={css.title}>
          {t('setUp.app')}
        </Row>
        <Muted size="sm">{t('setUp.appText')}</Muted>
      </li>
      <li>
        <Row as="h2" gap={12} align="baseline" nowrap size="lg" className={css.title}>
          {t('setUp.scan')}
        </Row>
        <a className={css.open} href={uri}>
          {t('setUp.open')}
        </a>
        <QrCode text={uri} label={t('setUp.picture')} className={css.picture} />
        <Muted size="sm">{t('setUp.key')}</Muted>
        <Row gap={16} rowGap={10}>
          <code className={css.secret} translate="no">
            {inFours(secret)}
          </code>
          <Button small onClick={copy}>
            <Icon name="copy" size={16} /> {t('setUp.copy')}
          </Button>
        </Row>
      </li>
      <li>
        <Row as="h2" gap={12} align="baseline" nowrap size="lg" className={css.title}>
          {t('setUp.enter')}
        </Row>
        <FormShell form={form} action={t('setUp.action')} onSend={({ code }) => onCode(code)}>
          <CodeField form={form} name="code" label={t('setUp.code')} />
        </FormShell>
      </li>
    </ol>
  )
}

/** In groups of four, for typing it into another screen. */
const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')

interface QrCodeProps {
  /** The encoded text. */
  text: string
  /** The label for screen readers. */
  label: string
  className?: string | undefined
}

/** A QR code: dark on white in every theme, with the margin that cameras need. */
function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 })
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={css.paper} width={size} height={size} />
      <path className={css.ink} d={data.map(drawRow).join('')} />
    </svg>
  )
}

/** The dark modules of one row. */
const drawRow = (row: readonly boolean[], y: number) =>
  [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
