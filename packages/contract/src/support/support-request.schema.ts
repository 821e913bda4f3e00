import { z } from 'zod'
import { Id, IdInQuery, InstantOut, Lines, Revision, Text, Verbatim } from '../shared/scalar.schema.ts'
import { SupportOffice } from './office.schema.ts'
import * as values from './support-request.values.ts'

/** The offices of the carrier, in the order of the specification, and the moment by which they are open or not. */
export const SupportContacts = z.object({ offices: z.array(SupportOffice), now: InstantOut })
export type SupportContacts = z.output<typeof SupportContacts>

export const SupportFile = z.object({ id: z.number().int(), name: z.string(), bytes: z.number().int() })
export type SupportFile = z.output<typeof SupportFile>
export const SupportFileUpload = z.strictObject({ name: Text(200) })
export const SupportFileQuery = z.strictObject({ id: IdInQuery })
export const SupportFileRemoved = z.object({ removed: z.literal(true) })

/** What somebody asks. `checkSupportRequest` says what is missing. */
export const SupportRequestInput = z.strictObject({
  office: z.enum(values.supportOffices).or(z.literal('')),
  subject: Text(values.SUPPORT_SUBJECT),
  message: Lines(values.SUPPORT_TEXT),
  /** Where the form was opened from; what is no page of the portal is left out. */
  page: Verbatim(500),
  bookingNo: Text(20),
  containerNo: Text(20),
  files: z.array(Id).max(values.SUPPORT_FILES),
})
export type SupportRequestInput = z.output<typeof SupportRequestInput>

export const SupportHead = z.object({
  id: z.number().int(),
  number: z.string(),
  revision: z.number().int(),
  status: z.enum(values.supportStatuses),
  office: z.enum(values.supportOffices),
  subject: z.string(),
  askedAt: InstantOut,
  askedBy: z.string(),
  organisation: z.string().nullable(),
  /** When somebody wrote last. */
  changedAt: InstantOut,
})
export type SupportHead = z.output<typeof SupportHead>
export const SupportList = z.object({ requests: z.array(SupportHead), total: z.number().int() })

export const SupportRequestQuery = z.strictObject({ id: IdInQuery })
export const SupportRequest = SupportHead.extend({
  message: z.string(),
  page: z.string(),
  bookingNo: z.string(),
  containerNo: z.string(),
  files: z.array(SupportFile),
  messages: z.array(
    z.object({
      id: z.number().int(),
      at: InstantOut,
      by: z.string(),
      /** Written by the carrier's people. */
      isAnswer: z.boolean(),
      text: z.string(),
    }),
  ),
})
export type SupportRequest = z.output<typeof SupportRequest>

export const SupportMessageInput = z.strictObject({ id: Id, revision: Revision, text: Lines(values.SUPPORT_TEXT) })
export type SupportMessageInput = z.output<typeof SupportMessageInput>
export const SupportAnswerInput = SupportMessageInput.extend({ isLast: z.boolean() })
export type SupportAnswerInput = z.output<typeof SupportAnswerInput>
export const SupportDeskQuery = z.strictObject({
  office: z.enum(values.supportOffices).optional(),
  status: z.enum(values.supportStatuses).optional(),
})
export type SupportDeskQuery = z.output<typeof SupportDeskQuery>
