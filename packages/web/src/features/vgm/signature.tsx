import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import type { VgmBooking } from '@fairway/contract/vgm/vgm.schema'
import { plainContainerNo } from '@fairway/contract/vgm/vgm-rows.rules'
import { useId, useMemo } from 'react'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button } from '../../ui/button.tsx'
import checkCss from '../../ui/form/check-field.module.css'
import { FormSection } from '../../ui/form/form-section.tsx'
import { NativeSelect, Options } from '../../ui/form/native-select.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { Heading, Muted } from '../../ui/text.tsx'
import { hasOwnSignature, type SignatureField, signatureFields } from './sheet/sheet.rules.ts'
import { clockOf } from './vgm.definition.ts'
import css from './vgm.module.css'
import { TextLine, useBooking, useDocument, useSheetDetail, useSheetParts } from './vgm-context.ts'

interface LinesProps {
  /** The fields of a booking, or those of one container. */
  base: `bookings.${number}` | `rows.${number}`
  booking: VgmBooking
  set: (field: SignatureField) => (text: string) => void
  /** What stands for a field that is left empty; without it no field may be. */
  common?: Record<SignatureField, string> | undefined
}

/** Who signs, for whom, when and where it was weighed. */
function SignatureLines({ base, booking, set, common }: LinesProps) {
  const { t } = useTranslation('vgm')
  const language = useLanguage()
  const { receivedAt } = useSheetDetail()
  const setNow = () => {
    const { date, time } = placeTime(new Date(clockOf(booking, receivedAt)).toISOString(), booking.zone)
    set('weighedAt')(`${date} ${time}`)
  }
  const port = booking.header.loadPort.name[language]
  const hint = (field: SignatureField, text?: string) => {
    const shown = common?.[field] ? t('signature.own.common', { text: common[field] }) : text
    return shown && <small className={css.hint}>{shown}</small>
  }
  const line = (field: SignatureField) => ({
    path: `${base}.${field}` as const,
    label: t(`signature.${field}`),
    onText: set(field),
    optional: common !== undefined,
  })
  return (
    <div className={css.pair}>
      <TextLine {...line('signatory')} below={hint('signatory')} />
      <TextLine {...line('authorisedParty')} below={hint('authorisedParty', t('signature.authorisedHint'))} />
      <TextLine
        {...line('weighedAt')}
        below={
          <Row gap={8} justify="between">
            {hint('weighedAt', t('signature.weighedHint', { port }))}
            <Button small variant="quiet" onClick={setNow}>
              {t('signature.now')}
            </Button>
          </Row>
        }
      />
      <TextLine {...line('weighedPlace')} below={hint('weighedPlace')} />
    </div>
  )
}

/** The signature of one booking, or the one that is written into all of them. */
export function SignatureFields({ nth, forAll }: { nth: number; forAll: boolean }) {
  const { editor } = useSheetParts()
  const { bookings } = useSheetDetail()
  const booking = bookings[nth]
  if (!booking) return null
  const set = (field: SignatureField) => (text: string) => {
    for (const at of forAll ? bookings.keys() : [nth]) editor.form.setText(`bookings.${at}.${field}`, text)
  }
  return <SignatureLines base={`bookings.${nth}`} booking={booking} set={set} />
}

/** The signature of the sheet: one for all bookings, or one in the header of each. */
export function SignatureSection() {
  const { t } = useTranslation('vgm')
  const { editor, signedOnce } = useSheetParts()
  const isOnce = useStore(signedOnce)
  const { bookings } = useSheetDetail()
  const isOne = bookings.length === 1
  const choose = (once: boolean) => {
    const sheet = editor.form.document.get()
    const [first] = sheet.bookings
    if (once && first) {
      const signature = Object.fromEntries(signatureFields.map((field) => [field, first[field]]))
      editor.form.put({ ...sheet, bookings: sheet.bookings.map((booking) => ({ ...booking, ...signature })) })
    }
    signedOnce.set(once)
  }
  const intro = isOne ? t('signature.intro') : t(isOnce ? 'signature.introAll' : 'signature.introEach')
  return (
    <FormSection id="vgm-signature" title={t('signature.title')} intro={intro}>
      {!isOne && (
        <label className={checkCss.choice}>
          <input
            type="checkbox"
            className={checkCss.box}
            checked={isOnce}
            onChange={({ target }) => choose(target.checked)}
          />
          <span>{t('signature.once')}</span>
        </label>
      )}
      {(isOne || isOnce) && <SignatureFields nth={0} forAll />}
      <OwnSignatures />
    </FormSection>
  )
}

/** So many are written in at once; a sheet that two people have weighed may have hundreds. */
const SHOWN = 10

/** The containers that somebody else signs, or that were weighed elsewhere: each with a signature of its own. */
function OwnSignatures() {
  const { t } = useTranslation('vgm')
  const { editor, ownSignatures } = useSheetParts()
  const { bookings } = useSheetDetail()
  const keys = useStore(editor.form.rows.rows.keys)
  const { opened, isWhole } = useStore(ownSignatures)
  const choice = useId()
  const loaded = useMemo(
    () => new Set(bookings.flatMap((one) => one.containers.flatMap((box) => (box.isLoaded ? [box.containerNo] : [])))),
    [bookings],
  )
  // one text, so that no weight that is typed draws this again
  const listed = useDocument(({ rows }) =>
    rows.map((row) => `${hasOwnSignature(row) ? '!' : ''}${plainContainerNo(row.containerNo)}`).join(),
  )
  const numbers = listed.split(',').map((text) => text.replace('!', ''))
  const signed = listed.split(',').map((text, at) => text.startsWith('!') || opened.has(keys[at] ?? -1))
  const places = [...numbers.keys()].filter((at) => numbers[at] !== '' && !loaded.has(numbers[at] ?? ''))
  const own = places.filter((at) => signed[at])
  const others = places.filter((at) => !signed[at])
  const nameOf = (at: number) => showContainerNumber(numbers[at] ?? '')
  const open = (at: number) => ownSignatures.set({ isWhole, opened: new Set([...opened, keys[at] ?? -1]) })
  const drop = (at: number) => {
    for (const field of signatureFields) editor.form.setText(`rows.${at}.${field}`, '')
    ownSignatures.set({ isWhole, opened: new Set([...opened].filter((key) => key !== keys[at])) })
  }
  return (
    <Stack gap={12}>
      {own.length > 0 && <Muted size="sm">{t('signature.own.intro')}</Muted>}
      {(isWhole ? own : own.slice(0, SHOWN)).map((at) => (
        <OwnSignature key={keys[at]} at={at} name={nameOf(at)} onDrop={() => drop(at)} />
      ))}
      {!isWhole && own.length > SHOWN && (
        <div>
          <Button small onClick={() => ownSignatures.set({ opened, isWhole: true })}>
            {t('signature.own.all', { count: own.length })}
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <div className={css.other}>
          <label htmlFor={choice}>{t('signature.own.add')}</label>
          <NativeSelect
            id={choice}
            value=""
            onChange={({ target }) => target.value !== '' && open(Number(target.value))}
          >
            <option value="">{t('signature.own.choose')}</option>
            <Options options={others.map((at) => ({ value: String(at), text: nameOf(at) }))} />
          </NativeSelect>
        </div>
      )}
    </Stack>
  )
}

function OwnSignature({ at, name, onDrop }: { at: number; name: string; onDrop: () => void }) {
  const { t } = useTranslation('vgm')
  const { editor } = useSheetParts()
  const bookingNo = useDocument(({ rows }) => rows[at]?.bookingNo ?? '')
  const common = useDocument(({ bookings }) => bookings.find(({ of }) => of === bookingNo))
  const booking = useBooking(bookingNo)
  if (!booking || !common) return null
  return (
    <Panel as="section" padded gap={12} aria-label={t('signature.own.title', { name })}>
      <Row gap={12} justify="between">
        <Heading as="h3" size="sm">
          {t('signature.own.title', { name })}
        </Heading>
        <Button small variant="quiet" onClick={onDrop}>
          {t('signature.own.drop')}
        </Button>
      </Row>
      <SignatureLines
        base={`rows.${at}`}
        booking={booking}
        set={(field) => (text) => editor.form.setText(`rows.${at}.${field}`, text)}
        common={common}
      />
    </Panel>
  )
}
