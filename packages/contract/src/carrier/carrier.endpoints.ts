import type { z } from 'zod'
import { type CarrierScope, carrierWith } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as allocation from './allocation-lines.schema.ts'
import { BillLine } from './bill-lines.schema.ts'
import * as billing from './billing-lines.schema.ts'
import * as lines from './carrier.schema.ts'
import * as facts from './container-facts.schema.ts'
import * as contracts from './contract-lines.schema.ts'
import { DetentionTermsLine } from './detention-lines.schema.ts'
import { TariffCodeLine } from './tariff-lines.schema.ts'

/** Bulk calls differ only in the schema of a line and in the scope of the key. */
const bulk = <const P extends `/carrier/v1/${string}`, L extends z.ZodType>(
  path: P,
  scope: CarrierScope,
  line: L,
  summary: string,
) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    allow: carrierWith(scope),
    errors: ['GE0002', 'GE0003', 'GE0007', 'GE0012'],
    lines: line,
    reply: lines.BulkReply,
  })

export const sendLocations = bulk(
  '/carrier/v1/locations',
  'reference',
  lines.LocationLine,
  'Locations with names, zone and coordinates.',
)
export const sendEquipmentTypes = bulk(
  '/carrier/v1/equipment-types',
  'reference',
  lines.EquipmentTypeLine,
  'Equipment types.',
)
export const sendOrganisations = bulk(
  '/carrier/v1/organisations',
  'reference',
  lines.OrganisationLine,
  'Customers of the carrier.',
)
export const sendPackageTypes = bulk(
  '/carrier/v1/package-types',
  'reference',
  contracts.PackageTypeLine,
  'What goods are packed in.',
)
export const sendTariffCodes = bulk(
  '/carrier/v1/tariff-codes',
  'reference',
  TariffCodeLine,
  'HTS codes with their names.',
)
export const sendContracts = bulk(
  '/carrier/v1/contracts',
  'reference',
  contracts.ContractLine,
  'Service contracts with who may book with them, their ports and commodities.',
)
export const sendDetentionTerms = bulk(
  '/carrier/v1/detention-terms',
  'reference',
  DetentionTermsLine,
  'Detention terms of contracts: free days, tiers and the days that do not count.',
)
export const sendSchedules = bulk(
  '/carrier/v1/schedules',
  'schedules',
  lines.ScheduleLine,
  'Voyages with port calls and cut-offs.',
)
export const sendBookings = bulk(
  '/carrier/v1/bookings',
  'bookings',
  lines.BookingLine,
  'Bookings with parties, bills and legs.',
)
export const sendBills = bulk('/carrier/v1/bills', 'bookings', BillLine, 'Bills of lading and how far they have come.')
export const sendCharges = bulk(
  '/carrier/v1/charges',
  'bookings',
  billing.ChargesLine,
  'The charges of bills as the carrier rated them.',
)
export const sendInvoices = bulk(
  '/carrier/v1/invoices',
  'bookings',
  billing.InvoiceLine,
  'Invoices and credit notes with their charges.',
)
export const sendPayments = bulk(
  '/carrier/v1/payments',
  'bookings',
  billing.PaymentLine,
  'Payments that reached the carrier, and those that came back.',
)
export const sendReleaseHolds = bulk(
  '/carrier/v1/release-holds',
  'bookings',
  billing.ReleaseHoldLine,
  'Holds that block the release of bills, set and cleared.',
)
export const sendAllocationAccounts = bulk(
  '/carrier/v1/allocation-accounts',
  'schedules',
  allocation.AllocationAccountLine,
  'Accounts of the carrier’s sales, and the reps who look after them.',
)
export const sendCapacities = bulk(
  '/carrier/v1/capacities',
  'schedules',
  allocation.CapacityLine,
  'What voyages can take on at a port, in TEU and FEU.',
)
export const sendAllocations = bulk(
  '/carrier/v1/allocations',
  'schedules',
  allocation.AllocationLine,
  'Demand, protect and release per account on a voyage.',
)
export const sendContainers = bulk('/carrier/v1/containers', 'bookings', lines.ContainerLine, 'Containers on bookings.')
export const sendHolds = bulk('/carrier/v1/holds', 'tracking', lines.HoldLine, 'Holds set and cleared.')
export const sendEvents = bulk(
  '/carrier/v1/events',
  'tracking',
  lines.EventLine,
  'Events of containers: new, corrected or withdrawn.',
)

export const sendFreeTime = bulk(
  '/carrier/v1/free-time',
  'tracking',
  facts.FreeTimeLine,
  'Free days, day of return, detention days and charges so far.',
)
export const sendCustoms = bulk('/carrier/v1/customs', 'tracking', facts.CustomsLine, 'What customs said of boxes.')
export const sendInterchanges = bulk(
  '/carrier/v1/interchanges',
  'tracking',
  facts.InterchangeLine,
  'Equipment interchange receipts.',
)

export const getCursor = endpoint({
  method: 'GET',
  path: '/carrier/v1/cursors/:name',
  summary: 'A value that the carrier keeps here between its runs.',
  allow: carrierWith('cursors'),
  errors: ['GE0002'],
  params: lines.CursorName,
  reply: lines.Cursor,
})
export const putCursor = endpoint({
  method: 'PUT',
  path: '/carrier/v1/cursors/:name',
  summary: 'Keep a value.',
  allow: carrierWith('cursors'),
  errors: [],
  params: lines.CursorName,
  body: lines.Cursor,
  reply: lines.Cursor,
})
export const getClock = endpoint({
  method: 'GET',
  path: '/carrier/v1/clock',
  summary: 'The business clock that the portal goes by.',
  allow: carrierWith('cursors'),
  errors: [],
  reply: lines.Clock,
})
export const putProfile = endpoint({
  method: 'PUT',
  path: '/carrier/v1/profile',
  summary: 'Who the carrier is: name, SCAC, colours, filings.',
  allow: carrierWith('profile'),
  errors: [],
  body: lines.CarrierProfile,
  reply: lines.CarrierProfile,
})

export const createSignInToken = endpoint({
  method: 'POST',
  path: '/carrier/v1/sign-in-tokens',
  summary: "A link that signs a customer in without a password: for the carrier's own pages; ten minutes, once.",
  allow: carrierWith('signIn'),
  errors: ['GE0002'],
  body: lines.SignInTokenRequest,
  reply: lines.SignInToken,
  guarded: 'session',
})
