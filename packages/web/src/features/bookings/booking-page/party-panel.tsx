import type { BookingPage } from '@fairway/contract/bookings/booking-page.schema'
import { useTranslation } from '../../../platform/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Muted } from '../../../ui/text.tsx'
import css from './booking-page.module.css'
import { PagePanel } from './page-panel.tsx'

type Party = BookingPage['parties'][number]

/** Who has to do with the booking; a company of several roles stands once. */
export function PartyPanel({ page }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const { t: tracking } = useTranslation('tracking')
  return (
    <PagePanel title={t('parties.title')}>
      <dl className={classNames(css.facts, css.parties)}>
        {byCompany(page.parties).map(([first, ...others]) => (
          <div key={`${first.role} ${first.name}`}>
            <dt>{[first, ...others].map(({ role }) => tracking(`words.parties.${role}`)).join(' · ')}</dt>
            <dd translate="no">
              <b>{first.name}</b>
              {first.localName && (
                <Muted as="span" size="xs" block>
                  {first.localName}
                </Muted>
              )}
              <Muted as="span" size="xs" block>
                {first.address}
              </Muted>
            </dd>
          </div>
        ))}
      </dl>
    </PagePanel>
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
