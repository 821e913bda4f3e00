import type { DetentionRule } from '@fairway/contract/detention/detention.schema'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { DefinitionList, Fact } from '../../ui/definition-list.tsx'
import { shownMoney } from '../../ui/money.rules.ts'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import css from './detention.module.css'

/** Texts about one rule, for the calculator and for admins. */
export function useRuleTexts() {
  const { t, i18n } = useTranslation('detention')
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  return {
    scope: ({ equipment, equipmentGroup, destination }: DetentionRule) => {
      const what = equipment ?? (equipmentGroup ? t(`rule.groups.${equipmentGroup}`) : t('rule.anyEquipment'))
      return `${what}, ${destination ?? t('rule.anyDestination')}`
    },
    freeTime: ({ freeDays, freeUnit }: DetentionRule) =>
      t(freeUnit === 'working' ? 'rule.freeWorking' : 'rule.freeCalendar', { count: freeDays }),
    tier: ({ currency }: DetentionRule, { fromDay, toDay, rate }: DetentionRule['tiers'][number]) => {
      const days = toDay === null ? t('tiers.from', { from: fromDay }) : t('tiers.range', { from: fromDay, to: toDay })
      return `${days}: ${shownMoney({ amount: rate, currency })}`
    },
    period: ({ validFrom, validTo }: DetentionRule) => t('rule.period', { from: validFrom, to: validTo }),
    // 5 January 1970 was a Monday
    weekend: ({ calendar }: DetentionRule) =>
      calendar.weekend.map((day) => weekday.format((3 + day) * 86_400_000)).join(', ') || t('rule.noneWeekend'),
    holidays: ({ calendar: { holidaySource, country, state } }: DetentionRule) =>
      t(`rule.holidaySource.${holidaySource}`, { area: [country, state].filter(Boolean).join(' ') }),
  }
}

/** Which terms the answer follows, where they are written, and how they count. */
export function RulePanel({ rule }: { rule: DetentionRule }) {
  const { t } = useTranslation('detention')
  const texts = useRuleTexts()
  const { startsOn, chargeUnit, countsInGate, calendar } = rule
  const isByWorkingDay = rule.freeUnit === 'working' || chargeUnit === 'working'
  return (
    <TitledPanel title={t('rule.title')}>
      <DefinitionList layout="halves" className={css.rule}>
        <Fact term={t('rule.source')}>{rule.source}</Fact>
        <Fact term={t('rule.valid')}>{texts.period(rule)}</Fact>
        <Fact term={t('rule.scope')}>
          {rule.contract}: {texts.scope(rule)}
        </Fact>
        <Fact term={t('rule.freeTime')}>{texts.freeTime(rule)}</Fact>
        <Fact term={t('rule.starts')}>{t(`rule.startsOn.${startsOn}`)}</Fact>
        <Fact term={t('rule.charged')}>
          {t(`rule.chargedBy.${chargeUnit}`)} {t(countsInGate ? 'rule.inGateCounts' : 'rule.inGateFree')}
        </Fact>
        <Fact term={t('tiers.rate')} wide>
          {rule.tiers.map((tier) => (
            <div key={tier.fromDay}>{texts.tier(rule, tier)}</div>
          ))}
        </Fact>
        {isByWorkingDay && (
          <>
            <Fact term={t('rule.weekend')}>{texts.weekend(rule)}</Fact>
            <Fact term={t('rule.holidays')}>{texts.holidays(rule)}</Fact>
            {calendar.closures.length > 0 && (
              <Fact term={t('rule.closures')} wide>
                {calendar.closures.map(({ from, to, reason }) => (
                  <div key={from}>
                    {t('rule.period', { from, to })}: {reason}
                  </div>
                ))}
              </Fact>
            )}
          </>
        )}
      </DefinitionList>
    </TitledPanel>
  )
}
