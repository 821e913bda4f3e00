import type { Factor } from '@fairway/contract/identity/second-factor.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { QueryContent } from './confirm-password.tsx'
import css from './security-panel.module.css'
import { SecurityPanel } from './security-panel.tsx'

/** With so few left, the next lost phone may lock its owner out. */
const FEW = 3

export type FactorTask = 'setUp' | 'renew' | 'off'

/** Whether a second factor is active, and the actions for it. */
export function FactorPanel({ onTask }: { onTask: (task: FactorTask) => void }) {
  const { t } = useTranslation('security')
  const query = useQuery(apiQuery('GET /auth/user/factor', {}))
  return (
    <SecurityPanel title={t('factor.title')} beside={query.data && <State isOn={query.data.isOn} />}>
      <QueryContent query={query} lines={4}>
        {(factor) => (factor.isOn ? <On factor={factor} onTask={onTask} /> : <Off onTask={onTask} />)}
      </QueryContent>
    </SecurityPanel>
  )
}

function State({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('security')
  return isOn ? (
    <Tag text={t('factor.on')} icon="done" tone="clear" />
  ) : (
    <Tag text={t('factor.off')} icon="alert" tone="attention" />
  )
}

function Off({ onTask }: { onTask: (task: FactorTask) => void }) {
  const { t } = useTranslation('security')
  return (
    <>
      <p className={css.intro}>{t('factor.offText')}</p>
      <Row gap={12}>
        <Button variant="primary" onClick={() => onTask('setUp')}>
          {t('factor.setUp')}
        </Button>
      </Row>
    </>
  )
}

function On({ factor, onTask }: { factor: Factor; onTask: (task: FactorTask) => void }) {
  const { t } = useTranslation('security')
  const { since, recoveryCodesLeft: left, isRequired } = factor
  return (
    <>
      <p className={css.intro}>
        {t('factor.onText')} {isRequired && t('factor.required')}
      </p>
      <DefinitionList layout="beside">
        <dt>{t('factor.since')}</dt>
        <dd>{since && <ReaderTime at={since} />}</dd>
        <dt>{t('factor.left')}</dt>
        <dd>
          {left} {left <= FEW && <span className={css.few}>{t('factor.few')}</span>}
        </dd>
      </DefinitionList>
      <Row gap={12}>
        <Button onClick={() => onTask('renew')}>{t('factor.newCodes')}</Button>
        {!isRequired && <Button onClick={() => onTask('off')}>{t('factor.switchOff')}</Button>}
      </Row>
    </>
  )
}
