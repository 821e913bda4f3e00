import type { Account } from '@fairway/contract/accounts/accounts.schema'
import { languages } from '@fairway/contract/shared/language'
import { useId } from 'react'
import { languageNames } from '../../platform/language/language.ts'
import { readersZone } from '../../platform/language/readers-time.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { DefinitionList, Fact } from '../../ui/definition-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { Heading, Muted } from '../../ui/text.tsx'
import css from './account-detail.module.css'

/** The facts of an account. */
export function AccountFacts({ account }: { account: Account }) {
  const { t } = useTranslation('accounts')
  const id = useId()
  const language = languages.find((one) => one === account.language)
  return (
    <Panel as="section" padded aria-labelledby={id}>
      <Heading size="sm" id={id}>
        {t('facts.title')}
      </Heading>
      <DefinitionList className={css.facts}>
        <Fact term={t('columns.email')} className={css.broad}>
          <span translate="no">{account.email}</span>
        </Fact>
        <Fact term={t('facts.webid')}>
          <span translate="no">{account.webid}</span>
        </Fact>
        <Fact term={t('columns.company')} className={css.broad}>
          {account.company}
        </Fact>
        <Fact term={t('facts.language')}>{language ? languageNames[language] : account.language}</Fact>
        <Fact term={t('columns.groups')} className={css.broad}>
          {account.groups.length > 0 ? <span translate="no">{account.groups.join(' ')}</span> : t('facts.noGroups')}
        </Fact>
        <Fact term={t('deeds.factor.name')}>{t(account.hasSecondFactor ? 'facts.on' : 'facts.off')}</Fact>
        <Fact term={t('columns.created')}>
          <ReaderTime at={account.createdAt} />
        </Fact>
        <Fact term={t('facts.terms')}>
          <ReaderTime at={account.termsAcceptedAt} />
        </Fact>
        <Fact term={t('facts.password')}>
          <ReaderTime at={account.passwordChangedAt} />
        </Fact>
        <Fact term={t('columns.lastSignIn')}>
          {account.lastSignInAt ? <ReaderTime at={account.lastSignInAt} /> : t('never')}
        </Fact>
        <Fact term={t('facts.sessions')}>{account.sessions}</Fact>
        <Fact term={t('facts.devices')}>{account.devices}</Fact>
      </DefinitionList>
      <Muted size="xs" className={css.note}>
        {t('facts.times', { zone: readersZone() })}
      </Muted>
    </Panel>
  )
}

/** After wrong passwords the account is locked for a while, except in browsers that the owner has used before. */
export function LockNote({ account: { lockedUntil } }: { account: Account }) {
  const { t } = useTranslation('accounts')
  if (lockedUntil === null || Date.parse(lockedUntil) <= Date.now()) return null
  return (
    <Row as="p" gap={10} align="stretch" nowrap size="sm" className={css.lock}>
      <Icon name="lock" />
      <span>
        <b>
          {t('lock.until')} <ReaderTime at={lockedUntil} />
        </b>{' '}
        {t('lock.text')}
      </span>
    </Row>
  )
}
