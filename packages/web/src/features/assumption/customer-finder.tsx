import { checkAccountSearch, WORD_MINIMUM } from '@fairway/contract/accounts/account-search.rules'
import type { FoundCustomer } from '@fairway/contract/accounts/accounts.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { loadTexts } from '../../platform/language/i18n.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { personName } from '../../ui/account/person-name.rules.ts'
import { Button } from '../../ui/button.tsx'
import { useDebounced } from '../../ui/form/use-debounced.ts'
import { Row } from '../../ui/layout.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import './assumption.messages.ts'
import { openAssumeOf } from './assumption-dialog.store.ts'
import css from './customer-finder.module.css'

/** Loaded before it is shown. */
export const prepare = () => loadTexts('assumption')

export type CustomerFinderProps = Record<never, never>

/** Customer service finds a customer by name, company or number, and acts for them in two clicks. */
export function CustomerFinder(_: CustomerFinderProps) {
  const { t } = useTranslation('assumption')
  const [text, setText] = useState('')
  const handleInput = (event: FormEvent<HTMLInputElement>) => setText(event.currentTarget.value)
  const q = useDebounced(text.trim())
  const isShort = checkAccountSearch({ q }).length > 0
  const { data, error } = useQuery({
    ...apiQuery('GET /auth/management/user/customers', { query: { q } }),
    enabled: !isShort,
    placeholderData: keepPreviousData,
  })
  const failure = useFailureText(error)
  const id = useId()
  const found = isShort ? [] : (data?.customers ?? [])
  const note = () => {
    if (text.trim() === '') return ''
    if (isShort) return t('find.short', { least: WORD_MINIMUM })
    if (error) return failure
    if (!data) return t('find.looking')
    if (found.length === 0) return t('find.none')
    return data.isCut ? t('find.cut') : ''
  }
  return (
    <TitledPanel title={t('find.title')} className={css.finder}>
      <div className={css.line}>
        <input
          onInput={(event) => !(event.nativeEvent as InputEvent).isComposing && handleInput(event)} // React types it as any Event
          onCompositionEnd={handleInput}
          className={css.field}
          type="search"
          aria-label={t('find.field')}
          aria-describedby={id}
          placeholder={t('find.field')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
        <Muted size="sm" id={id} role="status">
          {note()}
        </Muted>
      </div>
      {found.length > 0 && (
        <ul>
          {found.map((customer) => (
            <CustomerLine key={customer.username} customer={customer} />
          ))}
        </ul>
      )}
    </TitledPanel>
  )
}

function CustomerLine({ customer: { username, webId, firstName, lastName, company } }: { customer: FoundCustomer }) {
  const { t } = useTranslation('assumption')
  const name = personName(firstName, lastName) || username
  return (
    <Row as="li" gap={16} rowGap={4} justify="between" className={css.customer}>
      <div className={css.who}>
        <b>{name}</b>
        <Muted size="sm">
          {company} · <span translate="no">{username}</span> · <span translate="no">{webId}</span>
        </Muted>
      </div>
      <Button small aria-label={t('find.actFor', { name })} onClick={() => openAssumeOf(username)}>
        {t('find.action')}
      </Button>
    </Row>
  )
}
