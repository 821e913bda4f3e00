import { z } from 'zod'
import { voyageTypes } from '../carrier/carrier.schema.ts'
import { columnar } from '../shared/columnar.schema.ts'
import {
  Code,
  ContractNumber,
  Figure,
  Id,
  IdInQuery,
  InstantOut,
  Lines,
  Revision,
  Text,
  Verbatim,
  Vvd,
} from '../shared/scalar.schema.ts'
import { ChangeId } from '../tracking/live/live.schema.ts'
import { Places } from '../tracking/tracking.schema.ts'
import * as values from './allocation.values.ts'

/** A quantity as it was typed; `checkQuantity` says what is wrong with it. */
const Typed = Figure
const Count = z.number().int()
export const Unit = z.object({ teu: Count, feu: Count })
export type Unit = z.output<typeof Unit>

/** Which voyages are listed: open ones, those that sailed within `days` too, and departures within a range. */
export const VesselQuery = z.strictObject({
  days: z.coerce.number().min(-1000).max(1000).default(0),
  from: Text(20).default(''),
  to: Text(20).default(''),
})
export type VesselCriteria = z.output<typeof VesselQuery>

const Codes = z.array(Code(20)).max(200).default([])
/** Which rows are shown. Without ports, accounts or reps all of them. */
export const AllocationCriteria = z.strictObject({
  vvds: z.array(Vvd).max(values.VVD_LIMIT).default([]),
  portsOfLoading: Codes,
  /** The carrier's names of organisations. */
  accounts: Codes,
  /** Web ids. */
  salesReps: Codes,
  /** Only rows that were changed within the last 4 hours. */
  isRecent: z.boolean().default(false),
  /** Only voyages that are open or sailed within so many days; without `vvds` all of these. */
  sailedDays: z.number().min(-1000).max(1000).optional(),
})
export type AllocationCriteria = z.output<typeof AllocationCriteria>

export const AllocationRow = z.object({
  id: Count,
  version: Count,
  vvd: z.string(),
  voyageType: z.enum(voyageTypes),
  /** Departure from the port of loading and arrival at the port of discharge. */
  etd: InstantOut.nullable(),
  eta: InstantOut.nullable(),
  contract: z.string().nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  partyType: z.enum(values.partyTypes),
  account: z.string(),
  accountName: z.string(),
  salesRep: z.string(),
  salesRepName: z.string(),
  demandTeu: Count,
  demandFeu: Count,
  protectTeu: Count,
  protectFeu: Count,
  releaseTeu: Count,
  releaseFeu: Count,
  /** What was booked of the release already. */
  bookedTeu: Count,
  bookedFeu: Count,
  remarks: z.string(),
  updatedBy: z.string(),
  updatedAt: InstantOut,
  /** Whether the caller may change it: the account is theirs. */
  isOwn: z.boolean(),
  /** Whether the ship has left or the AMS cut-off has passed there. */
  isClosed: z.boolean(),
})
export type AllocationRow = z.output<typeof AllocationRow>

/** A voyage at a port of loading: what it can take, and what its rows add up to. */
export const Space = z.object({
  vvd: z.string(),
  portOfLoading: z.string(),
  vessel: z.string(),
  voyageType: z.enum(voyageTypes),
  etd: InstantOut.nullable(),
  isClosed: z.boolean(),
  capacity: Unit,
  demand: Unit,
  protect: Unit,
  release: Unit,
  /** Everything that is booked there, also by accounts without an allocation. */
  booked: Unit,
})
export type Space = z.output<typeof Space>

const Live = { places: Places, watch: z.string(), liveFrom: ChangeId, asOf: InstantOut }
export const AllocationList = columnar(AllocationRow).extend({ spaces: z.array(Space), ...Live })
export type AllocationList = z.output<typeof AllocationList>

/** The forecast of space, the next departure first. */
export const Forecast = z.object({ spaces: z.array(Space), ...Live })
export type Forecast = z.output<typeof Forecast>

/** The VVD allocation report, by the names of the specification. */
export const ReportCriteria = z.strictObject({
  vvds: z.array(Vvd).max(values.VVD_LIMIT).default([]),
  portOfLoad: Codes,
  accountNames: z.array(Text(200)).max(200).default([]),
})
export type ReportCriteria = z.output<typeof ReportCriteria>
export const ReportRow = AllocationRow.pick({
  vvd: true,
  etd: true,
  portOfLoading: true,
  partyType: true,
  account: true,
  accountName: true,
  demandTeu: true,
  demandFeu: true,
  protectTeu: true,
  protectFeu: true,
  releaseTeu: true,
  releaseFeu: true,
  bookedTeu: true,
  bookedFeu: true,
}).extend({
  /** How many rows of the account are added up. */
  allocations: Count,
})
export type ReportRow = z.output<typeof ReportRow>
export const AllocationReport = columnar(ReportRow).extend({ spaces: z.array(Space), ...Live })
export type AllocationReport = z.output<typeof AllocationReport>

/** What a rep changes of a row, and the version of it that they saw. */
export const AllocationChange = z.strictObject({
  id: Id,
  version: Revision,
  demandTeu: Typed.optional(),
  demandFeu: Typed.optional(),
  protectTeu: Typed.optional(),
  protectFeu: Typed.optional(),
  releaseTeu: Typed.optional(),
  releaseFeu: Typed.optional(),
  remarks: Lines(values.REMARK_LENGTH).optional(),
})
export type AllocationChange = z.output<typeof AllocationChange>
export const AllocationUpdate = z.strictObject({
  changes: z.array(AllocationChange).min(1).max(values.CHANGE_LIMIT),
  /** Typed in the grid, or read from a file. */
  source: z.enum(['portal', 'upload']).default('portal'),
})
export type AllocationUpdate = z.output<typeof AllocationUpdate>
export const AllocationSaved = z.object({
  saved: z.array(z.object({ id: Count, version: Count })),
  spaces: z.array(Space),
})
export type AllocationSaved = z.output<typeof AllocationSaved>

/** A row that is added by hand. `checkAddition` says what is wrong with it. */
export const AllocationAddition = z.strictObject({
  vvd: Verbatim(20),
  portOfLoading: Verbatim(20),
  portOfDischarge: Verbatim(20),
  contract: ContractNumber.nullable().default(null),
  account: Verbatim(20),
  /** Left empty, the usual rep of the account. */
  salesRep: Verbatim(20).default(''),
  demandTeu: Typed.default(0),
  demandFeu: Typed.default(0),
  protectTeu: Typed.default(0),
  protectFeu: Typed.default(0),
  releaseTeu: Typed.default(0),
  releaseFeu: Typed.default(0),
  remarks: Lines(values.REMARK_LENGTH).default(''),
})
export type AllocationAddition = z.output<typeof AllocationAddition>
export const AllocationAdded = z.object({ id: Count, version: Count })

/** A voyage to choose, with the ports where it takes cargo on. */
export const AllocationVvds = z.object({
  vvds: z.array(
    z.object({
      vvd: z.string(),
      vessel: z.string(),
      voyageType: z.enum(voyageTypes),
      etd: InstantOut.nullable(),
      isClosed: z.boolean(),
      portsOfLoading: z.array(z.string()),
    }),
  ),
  places: Places,
})
export type AllocationVvds = z.output<typeof AllocationVvds>
export const VvdQuery = z.strictObject({ vvd: Verbatim(20).default('') })
export const AllocationPorts = z.object({
  loading: z.array(z.string()),
  discharge: z.array(z.string()),
  places: Places,
})
export type AllocationPorts = z.output<typeof AllocationPorts>
export const SalesReps = z.object({
  salesReps: z.array(z.object({ webId: z.string(), name: z.string(), isOwn: z.boolean() })),
})
export type SalesReps = z.output<typeof SalesReps>
export const Accounts = z.object({
  accounts: z.array(
    z.object({
      account: z.string(),
      name: z.string(),
      partyType: z.enum(values.partyTypes),
      salesReps: z.array(z.string()),
      contracts: z.array(z.string()),
      isOwn: z.boolean(),
    }),
  ),
})
export type Accounts = z.output<typeof Accounts>
export const DefaultQuery = z.strictObject({ account: Verbatim(20).default('') })
export const SalesRepDefault = z.object({ salesRep: z.string().nullable(), name: z.string().nullable() })

export const HistoryQuery = z.strictObject({ id: IdInQuery })
export const AllocationHistory = z.object({
  entries: z.array(
    z.object({
      at: InstantOut,
      by: z.string(),
      source: z.enum(values.changeSources),
      version: Count,
      /** What each cell held before and after. */
      changes: z.record(z.string(), z.tuple([z.union([z.string(), Count]), z.union([z.string(), Count])])),
    }),
  ),
})
export type AllocationHistory = z.output<typeof AllocationHistory>

/** Who is told of which rows, and what is written to them. */
export const NotifyInput = z.strictObject({
  ids: z.array(Id).min(1).max(values.CHANGE_LIMIT),
  /** Web ids of people of the carrier's sales. */
  recipients: z.array(Code(20)).min(1).max(values.NOTIFY_LIMIT),
  note: Text(values.NOTE_LENGTH).default(''),
})
export type NotifyInput = z.output<typeof NotifyInput>
export const Notified = z.object({ notified: Count })

/** What the carrier gets of a save: the rows as they are now. */
export const SubmittedAllocation = z.object({
  vvd: z.string(),
  portOfLoading: z.string(),
  by: z.string(),
  source: z.enum(values.changeSources),
  sentAt: InstantOut,
  rows: z.array(
    AllocationRow.pick({
      id: true,
      version: true,
      portOfDischarge: true,
      contract: true,
      account: true,
      salesRep: true,
      demandTeu: true,
      demandFeu: true,
      protectTeu: true,
      protectFeu: true,
      releaseTeu: true,
      releaseFeu: true,
      remarks: true,
    }),
  ),
})
export type SubmittedAllocation = z.output<typeof SubmittedAllocation>
