import { z } from 'zod'
import { languages } from '../shared/language.ts'
import { Day, Lines, Text, Zone } from '../shared/scalar.schema.ts'
import { supportOffices } from './support-request.values.ts'

const Clock = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)

/** On which days of the week, 1 is Monday, an office is open from when until when, in its own time. */
const OpeningHours = z
  .strictObject({ days: z.array(z.number().int().min(1).max(7)).min(1).max(7), from: Clock, to: Clock })
  .refine(({ from, to }) => from < to, { path: ['to'] })

/** Whom customers reach when: one office of the carrier. Requests to it go to its mailbox, in its language. */
export const SupportOffice = z.strictObject({
  office: z.enum(supportOffices),
  email: z.email().max(200),
  phone: Text(60).default(''),
  address: Lines(400).default(''),
  language: z.enum(languages).default('en'),
  zone: Zone,
  hours: z.array(OpeningHours).max(14),
  /** Holidays of the office. */
  closedOn: z.array(Day).max(100).default([]),
})
export type SupportOffice = z.output<typeof SupportOffice>

/** Each office once. */
export const SupportOffices = z
  .array(SupportOffice)
  .max(supportOffices.length)
  .refine((offices) => new Set(offices.map(({ office }) => office)).size === offices.length)
