import type { VgmBooking } from '@fairway/contract/vgm/vgm.schema'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { type Store, useStore } from '../../platform/storage/store.ts'
import { documentFields } from '../../ui/document-form/line-fields.tsx'
import { createPartsContext } from '../../ui/parts-context.ts'
import { gridFields } from './sheet/grid-columns.ts'
import type { VgmSheet } from './sheet/sheet.rules.ts'
import type { SheetState, VgmDetail, VgmEditor } from './vgm.definition.ts'

export const { TextLine, ChoiceLine, useDocument, useFieldError } = documentFields<VgmSheet>()

interface SheetParts {
  editor: VgmEditor
  /** One signature stands for all bookings. */
  signedOnce: Store<boolean>
  /** The rows whose own signature is open to be written, by their keys, and whether all of them are shown. */
  ownSignatures: Store<{ opened: ReadonlySet<number>; isWhole: boolean }>
}

export const { Provider: SheetPartsProvider, useParts: useSheetParts } = createPartsContext<SheetParts>(
  'a part of the VGM form stands outside of it',
)
export const useVgmEditor = () => useSheetParts().editor

/** The bookings as they were last loaded; the form is opened with them. */
export function useSheetDetail(): VgmDetail {
  const detail = useStore(useVgmEditor().detail)
  if (!detail) throw new Error('the VGM form was opened without its bookings')
  return detail
}

export function useBooking(bookingNo: string): VgmBooking | undefined {
  return useSheetDetail().bookings.find(({ header }) => header.bookingNo === bookingNo)
}

/** How the bookings stand: as they were loaded, or as the last save left them. */
export const useSheetState = (): SheetState['bookings'] => useStore(useVgmEditor().state)?.bookings ?? {}

const ofSignature = ['signatory', 'authorisedParty', 'weighedAt', 'weighedPlace'] as const
const ofHeader = ['carrier', 'bookingType', 'bookingNo', 'reference'] as const

/** The full name of a field: 'Booking 7000001 · Container 2 · Container tare'; the booking is named where there are several. */
export function useVgmPathName(editor: VgmEditor) {
  const { t } = useTranslation('vgm')
  const nameOf = (name: string): string => {
    const signature = ofSignature.find((one) => one === name)
    const cell = gridFields.find((one) => one === name)
    const head = ofHeader.find((one) => one === name)
    if (signature) return t(`signature.${signature}`)
    if (cell) return t(`rows.${cell}`)
    return head ? t(`header.${head}`) : t('rows.title')
  }
  return (path: string) => {
    const [list, nth, name = ''] = path.split('.')
    const { bookings, rows } = editor.form.document.get()
    const at = Number(nth)
    const bookingNo = list === 'rows' ? rows[at]?.bookingNo : bookings[at]?.of
    const booking = bookings.length > 1 && bookingNo ? [t('header.title', { bookingNo })] : []
    const container = list === 'rows' && nth !== undefined ? [t('rows.row', { row: at + 1 })] : []
    // a booking as a whole is not its containers
    const field = list === 'bookings' && name === '' ? [] : [nameOf(name)]
    return [...booking, ...container, ...field].join(' · ')
  }
}
