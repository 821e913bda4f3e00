import type { SealReport } from '@fairway/contract/signing/seal.schema'
import type { SealFinding } from '@fairway/contract/signing/seal.values'
import { boot } from '../../../platform/boot.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Panel, Row } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import css from './verify.module.css'

const signs: Record<SealFinding, { icon: IconName; tone: 'clear' | 'blocked' | 'attention' }> = {
  unchanged: { icon: 'done', tone: 'clear' },
  extended: { icon: 'alert', tone: 'attention' },
  changed: { icon: 'blocked', tone: 'blocked' },
  foreign: { icon: 'note', tone: 'attention' },
  unsigned: { icon: 'note', tone: 'attention' },
  unreadable: { icon: 'note', tone: 'attention' },
}

/** What was found out about a file, in a sentence, and the seal that it is about. */
export function SealResult({ report: { finding, seal }, fileName }: { report: SealReport; fileName: string }) {
  const { t } = useTranslation('signing')
  const { icon, tone } = signs[finding]
  const carrier = boot.carrier.name
  // what a broken seal says of itself may be forged
  const isTrusted = finding === 'unchanged' || finding === 'extended'
  return (
    <Panel padded gap={14} className={css.result} data-tone={tone}>
      <Row gap={10} nowrap align="start" className={css.verdict}>
        <Icon name={icon} size={24} />
        <div>
          <Heading>{t(`findings.${finding}.title`, { carrier })}</Heading>
          <p className={css.text}>{t(`findings.${finding}.text`, { carrier })}</p>
        </div>
      </Row>
      <DefinitionList layout="single">
        <Fact term={t('verify.facts.file')}>{fileName}</Fact>
        {seal && isTrusted && seal.name !== '' && <Fact term={t('verify.facts.signer')}>{seal.name}</Fact>}
        {seal && isTrusted && seal.reason !== '' && <Fact term={t('verify.facts.reason')}>{seal.reason}</Fact>}
        {seal?.at && isTrusted && (
          <Fact term={t('verify.facts.at')}>
            <ReaderTime at={seal.at} /> <Muted as="span">{t(`verify.clocks.${seal.clock}`)}</Muted>
          </Fact>
        )}
        {seal && <Fact term={t('verify.facts.certificate')}>{seal.certificate.subject}</Fact>}
        {seal && seal.certificate.issuer !== seal.certificate.subject && (
          <Fact term={t('verify.facts.issuer')}>{seal.certificate.issuer}</Fact>
        )}
        {seal && (
          <Fact term={t('verify.facts.fingerprint')} className={css.fingerprint}>
            {seal.certificate.fingerprint.replace(/(.{4})(?=.)/g, '$1 ')}
          </Fact>
        )}
      </DefinitionList>
    </Panel>
  )
}
