import type { Calls } from '@fairway/contract/calls'
import { choicesOf } from '@fairway/contract/watching/preferences.rules'
import type { SavedPreferences } from '@fairway/contract/watching/watching.schema'
import { type Channel, channels, MINUTES_OF_DAY, type WatchRule } from '@fairway/contract/watching/watching.values'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { readersZone } from '../../platform/language/readers-time.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { assumedUser } from '../../platform/session/session.store.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button } from '../../ui/button.tsx'
import { showFailureToast } from '../../ui/feedback/failure-toast.ts'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import css from './watching.module.css'

const KEY = 'GET /api/watch/preferences'
type Reply = Calls[typeof KEY]['reply']
const QUARTER = 15
const usualQuiet = { from: 22 * 60, until: 7 * 60 }

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const quarters = Array.from({ length: MINUTES_OF_DAY / QUARTER }, (_, nth) => nth * QUARTER)

/** The zones of this browser; its own one and the stored one are there in any case. */
const zonesWith = (stored: string) => [...new Set([stored, readersZone(), ...Intl.supportedValuesOf('timeZone')])]

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <Stack gap={4} className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Stack>
  )
}

interface TimeProps {
  label: string
  value: number
  disabled: boolean
  onChange: (minute: number) => void
}

const TimeChoice = ({ label, value, disabled, onChange }: TimeProps) => (
  <Labelled label={label}>
    {(id) => (
      <NativeSelect id={id} value={value} disabled={disabled} onChange={({ target }) => onChange(Number(target.value))}>
        {[...new Set([...quarters, value])]
          .sort((one, other) => one - other)
          .map((minute) => (
            <option key={minute} value={minute}>
              {clockOf(minute)}
            </option>
          ))}
      </NativeSelect>
    )}
  </Labelled>
)

/** Rules, and when mails may come. What was chosen stays until it is saved or the page is left. */
export function PreferencesForm({ reply, onReload }: { reply: Reply; onReload: () => void }) {
  const { t } = useTranslation('watching')
  const client = useQueryClient()
  const [chosen, setChosen] = useState<SavedPreferences>(reply.preferences)
  const isActing = useStore(assumedUser) !== undefined
  const saving = useMutation({
    mutationFn: () => send('PUT /api/watch/preferences', { body: chosen }),
    onSuccess: (saved) => {
      client.setQueryData([KEY, {}], saved)
      showToast({ kind: 'success', text: t('saved') })
      onReload()
    },
    onError: showFailureToast,
  })
  const change = (more: Partial<SavedPreferences>) => setChosen({ ...chosen, ...more })
  const changeRule = (rule: WatchRule) =>
    change({ rules: chosen.rules.map((one) => (one.kind === rule.kind ? rule : one)) })
  const { quiet } = chosen
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <Stack gap={20}>
        <TitledPanel title={t('rules.title')}>
          <ul className={css.rules}>
            {chosen.rules.map((rule) => (
              <RuleLine key={rule.kind} rule={rule} disabled={isActing} onChange={changeRule} />
            ))}
          </ul>
        </TitledPanel>
        <TitledPanel title={t('times.title')}>
          <Stack gap={14} className={css.times}>
            <Row gap={16} align="start">
              <Labelled label={t('times.zone')}>
                {(id) => (
                  <NativeSelect
                    id={id}
                    value={chosen.zone}
                    disabled={isActing}
                    onChange={({ target }) => change({ zone: target.value })}
                  >
                    {zonesWith(chosen.zone).map((zone) => (
                      <option key={zone}>{zone}</option>
                    ))}
                  </NativeSelect>
                )}
              </Labelled>
              <TimeChoice
                label={t('times.digest')}
                value={chosen.digestMinute}
                disabled={isActing}
                onChange={(digestMinute) => change({ digestMinute })}
              />
            </Row>
            <label className={css.check}>
              <input
                type="checkbox"
                checked={quiet !== null}
                disabled={isActing}
                onChange={({ target }) => change({ quiet: target.checked ? usualQuiet : null })}
              />
              {t('times.quiet')}
            </label>
            {quiet && (
              <Row gap={16} align="start">
                <TimeChoice
                  label={t('times.from')}
                  value={quiet.from}
                  disabled={isActing}
                  onChange={(from) => change({ quiet: { ...quiet, from } })}
                />
                <TimeChoice
                  label={t('times.until')}
                  value={quiet.until}
                  disabled={isActing}
                  onChange={(until) => change({ quiet: { ...quiet, until } })}
                />
              </Row>
            )}
            <Muted size="sm">
              {t('times.next')} <ReaderTime at={reply.nextDigestAt} zone={reply.preferences.zone} /> (
              {reply.preferences.zone})
            </Muted>
          </Stack>
        </TitledPanel>
        {isActing && <Muted>{t('acting')}</Muted>}
        <Row gap={12}>
          <Button type="submit" variant="primary" disabled={isActing || saving.isPending}>
            {t(saving.isPending ? 'saving' : 'save')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

interface RuleLineProps {
  rule: WatchRule
  disabled: boolean
  onChange: (rule: WatchRule) => void
}

/** One rule with its channel, and its number where it has one. */
function RuleLine({ rule, disabled, onChange }: RuleLineProps) {
  const { t } = useTranslation('watching')
  const { kind, channel, threshold } = rule
  const name = t(`words.rules.${kind}`)
  const choices = choicesOf(kind)
  const numberText = (count: number) =>
    t(kind === 'lastFree' ? 'rules.days' : kind === 'cutOff' ? 'rules.before' : 'rules.hours', { count })
  return (
    <li className={css.rule}>
      <span className={css.ruleName}>{name}</span>
      {choices.length > 0 && (
        <NativeSelect
          aria-label={t('rules.numberOf', { rule: name })}
          value={threshold ?? ''}
          disabled={disabled || channel === 'off'}
          onChange={({ target }) => onChange({ ...rule, threshold: Number(target.value) })}
        >
          {choices.map((count) => (
            <option key={count} value={count}>
              {numberText(count)}
            </option>
          ))}
        </NativeSelect>
      )}
      <NativeSelect
        aria-label={t('rules.channelOf', { rule: name })}
        value={channel}
        disabled={disabled}
        onChange={({ target }) => onChange({ ...rule, channel: target.value as Channel })} // one of the options below
      >
        {channels.map((one) => (
          <option key={one} value={one}>
            {t(`channels.${one}`)}
          </option>
        ))}
      </NativeSelect>
    </li>
  )
}
