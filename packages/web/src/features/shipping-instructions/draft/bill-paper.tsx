import { siParties } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { siPartyFields } from '@fairway/contract/shipping-instructions/si-field.values'
import { boot } from '../../../platform/boot.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { BillField } from './bill-field.tsx'
import { BillGoods } from './bill-goods.tsx'
import css from './bill-paper.module.css'
import { useDraftPaper } from './draft-context.ts'

const numbers = ['blNo', 'bookingNo', 'customerReference', 'secondNotifyParty'] as const
const terms = ['blType', 'originals', 'nonNegotiables', 'freightDisplay', 'paymentTerm'] as const

/** The draft as it will print: parties on the left, references on the right, the route, and the goods below. */
export function BillPaper() {
  const { t } = useTranslation('siDraft')
  const { view, labels } = useDraftPaper()
  const { nameOf } = labels
  return (
    <article className={css.paper} aria-label={t('paper.label')}>
      <header className={css.head}>
        <b translate="no">{boot.carrier.name}</b>
        <span>{t('paper.title')}</span>
        <em>{t('paper.draft')}</em>
      </header>
      <div className={css.top}>
        <div className={css.parties}>
          {siParties.map((party) => (
            <section key={party} className={css.party} aria-label={nameOf(party)}>
              <h3>{nameOf(party)}</h3>
              {siPartyFields.map((field) => (
                <PartyField key={field} path={`${party}.${field}`} />
              ))}
            </section>
          ))}
        </div>
        <div className={css.references}>
          {[...numbers, ...terms].map((field) => (
            <BillField key={field} path={field} label={nameOf(field)} />
          ))}
        </div>
      </div>
      <Route booking={view.bill.booking} />
      <BillGoods />
    </article>
  )
}

/** A line of a party; an empty one takes no room unless it was instructed or has a remark. */
function PartyField({ path }: { path: string }) {
  const { view, remarkOn } = useDraftPaper()
  const pair = view.pairs.get(path)
  if (pair?.right === '' && !pair.isDifferent && !remarkOn(path)) return null
  return <BillField path={path} />
}

function Route({ booking }: { booking: ReturnType<typeof useDraftPaper>['view']['bill']['booking'] }) {
  const { t } = useTranslation('siDraft')
  const language = useLanguage()
  const vessel = [booking.vessel, booking.vvd].filter(Boolean).join(' · ')
  const stops: [string, string | undefined][] = [
    [t('paper.receipt'), booking.placeOfReceipt?.name[language]],
    [t('paper.vessel'), vessel],
    [t('paper.loading'), booking.portOfLoading.name[language]],
    [t('paper.discharge'), booking.portOfDischarge.name[language]],
    [t('paper.delivery'), booking.placeOfDelivery?.name[language]],
  ]
  return (
    <dl className={css.route}>
      {stops.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
