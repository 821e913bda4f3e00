import { type SiParty, siParties } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { PartyBook } from '../../../../ui/address-book/party-book.tsx'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Row, Stack } from '../../../../ui/layout.tsx'
import { TextLine, TextLines, useDocument, useInstructionParts, useLocked } from '../si-context.ts'
import { InstructionSectionFrame } from './section-frame.tsx'
import css from './sections.module.css'

/** Who sends, who receives and who is notified: typed, from the booking, or from the address book. */
export function PartiesSection() {
  const { t } = useTranslation('siForm')
  return (
    <InstructionSectionFrame section="parties" intro={t('parties.intro')}>
      <Stack gap={24}>
        {siParties.map((party) => (
          <PartyFields key={party} party={party} />
        ))}
        <div className={css.two}>
          <TextLine
            path="secondNotifyParty"
            label={t('words.fields.secondNotifyParty')}
            hint={t('parties.snpHint')}
            kind="code"
            optional
          />
        </div>
      </Stack>
    </InstructionSectionFrame>
  )
}

function PartyFields({ party }: { party: SiParty }) {
  const { t } = useTranslation('siForm')
  const { editor } = useInstructionParts()
  const isLocked = useLocked(party)
  const details = useDocument((document) => document[party])
  const organisation = useStore(editor.state)?.organisation.ref
  const put = (next: typeof details) => editor.form.put({ ...editor.form.document.get(), [party]: next })
  const field = (part: 'name' | 'address' | 'contact') => ({
    path: `${party}.${part}` as const,
    label: t(`words.fields.${part}`),
  })
  return (
    <Stack as="fieldset" gap={20} className={classNames(css.group, css.party)}>
      <legend>{t(`words.fields.${party}`)}</legend>
      {!isLocked && (
        <Row gap={6}>
          <PartyBook organisation={organisation} party={details} onChoose={put} />
          {party === 'consignee' && (
            <Button small onClick={() => put({ name: 'TO ORDER', address: '', contact: '' })}>
              {t('parties.toOrder')}
            </Button>
          )}
          {party === 'notifyParty' && (
            <Button small onClick={() => put({ name: 'SAME AS CONSIGNEE', address: '', contact: '' })}>
              {t('parties.sameAsConsignee')}
            </Button>
          )}
        </Row>
      )}
      <TextLine {...field('name')} />
      <TextLines {...field('address')} className={css.address} />
      <TextLine {...field('contact')} optional />
    </Stack>
  )
}
