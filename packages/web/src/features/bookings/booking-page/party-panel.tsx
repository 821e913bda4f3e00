import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from './booking-page.module.css'

type Party = BookingPage['parties'][number]

/** The parties of the booking. A company with several roles is listed once. */
export function PartyPanel({ page }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const { t: tracking } = useTranslation('tracking')
  return (
    <TitledPanel title={t('parties.title')}>
      <DefinitionList className={css.facts}>
        {byCompany(page.parties).map(([first, ...others]) => (
          <Fact
            key={`${first.role} ${first.name}`}
            term={[first, ...others].map(({ role }) => tracking(`words.parties.${role}`)).join(' · ')}
          >
            <div translate="no">
              <b>{first.name}</b>
              {first.localName && (
                <Muted as="span" size="xs" block>
                  {first.localName}
                </Muted>
              )}
              <Muted as="span" size="xs" block>
                {first.address}
              </Muted>
            </div>
          </Fact>
        ))}
      </DefinitionList>
    </TitledPanel>
  )
}

/** In the order of their first roles. */
function byCompany(parties: readonly Party[]): [Party, ...Party[]][] {
  const companies = new Map<string, [Party, ...Party[]]>()
  for (const party of parties) {
    const known = companies.get(`${party.name}\n${party.address}`)
    if (known) known.push(party)
    else companies.set(`${party.name}\n${party.address}`, [party])
  }
  return [...companies.values()]
}
