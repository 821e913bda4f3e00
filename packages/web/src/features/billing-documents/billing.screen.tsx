import type { ComponentProps } from 'react'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import type { ListScreenProps } from '../../ui/listing/use-list-page.ts'
import type { BillScreen } from './bill/bill.screen.tsx'
import type { BillingAddress } from './billing-documents.pages.ts'
import type { DisputeScreen } from './disputes/dispute.screen.tsx'
import type { InvoiceScreen } from './invoice/invoice.screen.tsx'
import type { LetterScreen } from './letters/letter.screen.tsx'
import type { SignSelectionScreen } from './letters/sign-selection.screen.tsx'
import type { BillListScreen } from './list/bill-list.screen.tsx'

// who looks at one of them does not load the others
const Bills = lazyPart<ComponentProps<typeof BillListScreen>>(
  async () => (await import('./list/bill-list.screen.tsx')).BillListScreen,
  { isNeeded: true },
)
const Bill = lazyPart<ComponentProps<typeof BillScreen>>(
  async () => (await import('./bill/bill.screen.tsx')).BillScreen,
  {
    isNeeded: true,
  },
)
const Invoice = lazyPart<ComponentProps<typeof InvoiceScreen>>(
  async () => (await import('./invoice/invoice.screen.tsx')).InvoiceScreen,
  { isNeeded: true },
)
const Account = lazyPart(async () => (await import('./account/account.screen.tsx')).AccountScreen, { isNeeded: true })

const Dispute = lazyPart<ComponentProps<typeof DisputeScreen>>(
  async () => (await import('./disputes/dispute.screen.tsx')).DisputeScreen,
  { isNeeded: true },
)
const Disputes = lazyPart(async () => (await import('./disputes/dispute-list.screen.tsx')).DisputeListScreen, {
  isNeeded: true,
})

const Letter = lazyPart<ComponentProps<typeof LetterScreen>>(
  async () => (await import('./letters/letter.screen.tsx')).LetterScreen,
  { isNeeded: true },
)
const SignSelection = lazyPart<ComponentProps<typeof SignSelectionScreen>>(
  async () => (await import('./letters/sign-selection.screen.tsx')).SignSelectionScreen,
  { isNeeded: true },
)

interface Props {
  address: BillingAddress
  onAddress: ListScreenProps['onAddress']
}

/** The bills of a person, or what the address opens of them. */
export function BillingScreen({ address, onAddress }: Props) {
  const { shipment, invoice, dispute, letter, sign, page, ...list } = address
  if (shipment !== undefined) return <Bill key={shipment} shipmentId={String(shipment)} />
  if (invoice !== undefined) return <Invoice key={invoice} invoiceNo={String(invoice)} />
  if (dispute !== undefined) return <Dispute key={dispute} id={dispute} />
  if (letter !== undefined) return <Letter key={letter} id={letter} />
  if (sign !== undefined) return <SignSelection key={sign} shipmentIds={String(sign)} />
  if (page === 'disputes') return <Disputes />
  if (page === 'account') return <Account />
  return <Bills address={list} onAddress={onAddress} />
}
