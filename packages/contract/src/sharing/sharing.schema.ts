import { z } from 'zod'
import { BookingNumber, ContainerNumber, IdText, Instant, InstantOut, Text } from '../shared/scalar.schema.ts'
import { CargoHold, PublicContainer, PublicDetailReply, PublicSearchReply } from '../tracking/tracking.schema.ts'
import * as values from './sharing.values.ts'

/** What is shared, by the numbers that people know it by. */
export const SharedSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('container'), bookingNo: BookingNumber, containerNo: ContainerNumber }),
  z.strictObject({ kind: z.literal('booking'), bookingNo: BookingNumber }),
  z.strictObject({ kind: z.literal('view'), viewId: z.uuid() }),
])
export type SharedSubject = z.output<typeof SharedSubject>

export const NewSharedLink = z.strictObject({
  subject: SharedSubject,
  label: Text(values.SHARED_LABEL_LENGTH),
  expiresAt: Instant,
})
export type NewSharedLink = z.output<typeof NewSharedLink>

/** The address is told once: of the secret in it only a hash is stored. */
export const MadeSharedLink = z.object({ id: IdText, url: z.string(), expiresAt: InstantOut })
export type MadeSharedLink = z.output<typeof MadeSharedLink>

/** Without an organisation these are the caller's own links; of an organisation its managers and admins ask. */
export const SharedLinksQuery = z.strictObject({ organisation: z.uuid().optional(), before: IdText.optional() })

export const SharedLink = z.object({
  id: IdText,
  kind: z.enum(values.sharedKinds),
  label: z.string(),
  bookingNo: z.string().nullable(),
  containerNo: z.string().nullable(),
  /** The name of the saved view when it was shared. */
  viewName: z.string().nullable(),
  state: z.enum(values.sharedStates),
  madeAt: InstantOut,
  expiresAt: InstantOut,
  withdrawnAt: InstantOut.nullable(),
  withdrawnBy: z.string().nullable(),
  owner: z.object({ email: z.string(), name: z.string() }),
  visits: z.number().int(),
  lastVisitAt: InstantOut.nullable(),
})
export type SharedLink = z.output<typeof SharedLink>
export const SharedLinkPage = z.object({ links: z.array(SharedLink), next: IdText.nullable() })
export type SharedLinkPage = z.output<typeof SharedLinkPage>

export const SharedLinkChoice = z.strictObject({ id: IdText })
export const SharedLinkWithdrawal = z.object({ withdrawn: z.boolean() })

/** Openings from one place within one hour are one line. */
export const SharedVisit = z.object({ at: InstantOut, place: z.string(), visits: z.number().int() })
export type SharedVisit = z.output<typeof SharedVisit>
export const SharedVisits = z.object({ visits: z.array(SharedVisit) })

const unwatched = { watch: true } as const

/** What everybody sees of a container, and its holds without the carrier's remarks. */
export const SharedDetail = PublicDetailReply.omit(unwatched).extend({
  holds: z.array(CargoHold.extend({ remark: z.null() })),
})
export const SharedContainer = PublicContainer.extend({ redHolds: z.array(CargoHold.shape.type) })
export const SharedList = PublicSearchReply.omit(unwatched).extend({ containers: z.array(SharedContainer) })

/** What a link opens: nothing of parties, charges or papers, and not whose it is. */
export const SharedReply = z.object({
  label: z.string(),
  kind: z.enum(values.sharedKinds),
  expiresAt: InstantOut,
  /** Of one container. */
  detail: SharedDetail.nullable(),
  /** Of a booking or a view. */
  list: SharedList.nullable(),
  /** The view has more containers than are shown. */
  isCut: z.boolean(),
})
export type SharedReply = z.output<typeof SharedReply>
