import type {
  ChargesLine,
  InvoiceLine,
  PaymentLine,
  ReleaseHoldLine,
} from '@fairway/contract/carrier/billing-lines.schema'
import { type BillStep, billStepsOf } from '../world/bookings/bills.ts'
import type { Booking, StatedHold } from '../world/bookings/booking.ts'
import { chargesOf } from '../world/bookings/charges.ts'
import { type InvoiceHistory, invoicesOf } from '../world/bookings/invoices.ts'
import { iso } from '../world/calendar.ts'
import { GENERATION, type World } from '../world/world.ts'
import type { Fact } from './fact.ts'

/** What is ever sent about the money of a booking's bills, bill by bill. */
export interface BillingFacts {
  charges: Fact<ChargesLine>[][]
  invoices: Fact<InvoiceLine>[][]
  payments: Fact<PaymentLine>[][]
  'release-holds': Fact<ReleaseHoldLine>[][]
}

/** The charges of each bill from its rating on, its invoices from its billing on, and what blocks its release. */
export function billingFacts(world: World, booking: Booking, holds: readonly StatedHold[]): BillingFacts {
  const bills = booking.bills.map((blNo) => {
    const steps = billStepsOf(world, booking, blNo, holds)
    return { blNo, steps, invoices: invoicesOf(world, booking, blNo, { steps, holds }) }
  })
  return {
    charges: bills.map(({ blNo, steps }) => chargeFacts(booking, blNo, steps)),
    invoices: bills.map(({ invoices }) => inOrder(invoices.flatMap((invoice) => invoice.invoices))),
    payments: bills.map(({ invoices }) => inOrder(invoices.flatMap((invoice) => invoice.payments))),
    'release-holds': bills.map(({ blNo, steps, invoices }) => inOrder(holdFacts(booking, blNo, { steps, invoices }))),
  }
}

const inOrder = <L>(facts: Fact<L>[]) => facts.sort((one, other) => one.at - other.at)

function chargeFacts(booking: Booking, blNo: string, steps: readonly BillStep[]): Fact<ChargesLine>[] {
  const rated = steps.find(({ status }) => status === 'Rated')
  if (!rated) return []
  const { bookingNo } = booking
  return [
    {
      at: rated.at,
      get line() {
        return { blNo, bookingNo, charges: chargesOf(booking, blNo), revision: GENERATION }
      },
    },
  ]
}

/** Prepaid freight is paid, originals are surrendered and letters are signed before a bill is released. */
function holdFacts(
  { bookingNo }: Booking,
  blNo: string,
  { steps, invoices }: { steps: readonly BillStep[]; invoices: readonly InvoiceHistory[] },
): Fact<ReleaseHoldLine>[] {
  const atRelease = (release: BillStep['release']) => steps.find((step) => step.release === release)?.at
  const between = (type: ReleaseHoldLine['type'], from: number | undefined, until: number | null | undefined) => {
    if (from === undefined || (until && until <= from)) return []
    const fact = (at: number, state: 'red' | 'green') => ({
      at,
      line: { blNo, bookingNo, type, state, since: iso(at), remark: null },
    })
    return [fact(from, 'red'), ...(until ? [fact(until, 'green')] : [])]
  }
  const prepaid = invoices.filter(({ term }) => term === 'Prepaid')
  const invoicedAt = prepaid[0]?.invoices[0]?.at
  const ends = prepaid.map(({ settledAt }) => settledAt)
  const released = steps.find(({ release }) => release === 'OBL' || release === 'TLX' || release === 'SW')?.at
  const paidAt = ends.includes(null) ? released : Math.min(released ?? Infinity, Math.max(...ends.map(Number)))
  return [
    ...between('freightPayment', invoicedAt, paidAt),
    ...between('originalSurrender', atRelease('Printed'), atRelease('OBL')).filter(
      () => atRelease('OBL') !== undefined,
    ),
    ...between('letterOfIndemnity', atRelease('SWB LOI Pending'), atRelease('TLX') ?? atRelease('SW')),
  ]
}
