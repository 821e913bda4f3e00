import type { VgmBooking } from '@fairway/contract/vgm/vgm.schema'
import { vgmBookingTypes } from '@fairway/contract/vgm/vgm.values'
import type { ReactNode } from 'react'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { DefinitionList, Fact } from '../../ui/definition-list.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { CutOff } from './cut-off.tsx'
import css from './vgm.module.css'
import { ChoiceLine, TextLine, useDocument, useSheetDetail, useVgmEditor } from './vgm-context.ts'

interface Props {
  /** The place of the booking in the sheet. */
  nth: number
  booking: VgmBooking
  /** What else belongs to this booking alone. */
  children?: ReactNode
}

/** The header of the specification: all seven fields and the cut-off, with the booking type and reference to fill in. */
export function BookingHeader({ nth, booking, children }: Props) {
  const { t } = useTranslation('vgm')
  const { header, bills } = booking
  const editor = useVgmEditor()
  const { receivedAt } = useSheetDetail()
  const type = useDocument(({ bookings }) => bookings[nth]?.bookingType)
  const choose = (bookingType: string) => {
    const sheet = editor.form.document.get()
    const bookingNo = bookingType === 'B/L' ? (bills[0] ?? '') : header.bookingNo
    const bookings = sheet.bookings.map((one, at) => (at === nth ? { ...one, bookingType, bookingNo } : one))
    editor.form.put({ ...sheet, bookings })
  }
  const types = vgmBookingTypes.filter((one) => one === 'Booking' || one === type || bills.length > 0)
  return (
    <Panel as="section" padded gap={16} aria-label={t('header.title', { bookingNo: header.bookingNo })}>
      <Row gap={24} rowGap={12} align="start" justify="between">
        <HeaderFacts booking={booking} />
        <CutOff booking={booking} receivedAt={receivedAt} />
      </Row>
      <div className={css.pair}>
        <ChoiceLine
          path={`bookings.${nth}.bookingType`}
          label={t('header.bookingType')}
          options={types.map((value) => ({ value, text: t(`types.${value}`) }))}
          onChoose={choose}
        />
        {type === 'B/L' && (
          <ChoiceLine
            path={`bookings.${nth}.bookingNo`}
            label={t('types.B/L')}
            options={bills.map((value) => ({ value, text: value }))}
          />
        )}
        <TextLine path={`bookings.${nth}.reference`} label={t('header.reference')} />
      </div>
      {children}
    </Panel>
  )
}

function HeaderFacts({ booking: { header } }: { booking: VgmBooking }) {
  const { t } = useTranslation('vgm')
  const language = useLanguage()
  return (
    <DefinitionList className={css.facts}>
      <Fact term={t('header.carrier')}>{header.carrier.name}</Fact>
      <Fact term={t('header.bookingNo')}>{header.bookingNo}</Fact>
      <Fact term={t('header.vessel')}>
        {header.vvd ? [header.vessel, header.vvd].filter(Boolean).join(' · ') : t('header.notNamed')}
      </Fact>
      <Fact term={t('header.loadPort')}>{header.loadPort.name[language]}</Fact>
      <Fact term={t('header.finalDestination')}>{header.finalDestination.name[language]}</Fact>
      <Fact term={t('header.transShipment')}>
        {header.transShipment.map(({ name }) => name[language]).join(', ') || t('header.direct')}
      </Fact>
    </DefinitionList>
  )
}
