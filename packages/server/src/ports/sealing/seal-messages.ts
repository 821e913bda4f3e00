import { z } from 'zod'
import { Cost } from '../processes/work-cost.ts'
import type { Pkcs12Fault } from './pkcs12.ts'
import type { Prepared } from './seal-field.ts'
import type { SealIdentity } from './seal-identity.ts'
import type { ToSeal } from './sealing.port.ts'

/** What a process that seals can be asked for. */
export type SealWork =
  | { kind: 'ownCertificate'; carrier: string; now: Date }
  | { kind: 'pkcs12'; bytes: Uint8Array; password: string; now: Date }
  | { kind: 'sign'; identity: SealIdentity; at: Date; withTime: boolean; request: ToSeal }
  | { kind: 'stamp'; prepared: Prepared; cms: Uint8Array; timeRequest: Uint8Array; answer: Uint8Array }

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
const faults = [
  'unreadable',
  'password',
  'outdated',
  'noKey',
  'keyKind',
  'expired',
  'notYetValid',
] as const satisfies Pkcs12Fault[]

/** The messages of a process that seals. */
export const SealMessage = z.discriminatedUnion('tells', [
  z.object({ tells: z.literal('ready') }),
  z.object({ tells: z.literal('identity'), key: Bytes, chain: z.tuple([Bytes], Bytes) }),
  z.object({ tells: z.literal('fault'), fault: z.enum(faults), detail: z.string() }),
  z.object({
    tells: z.literal('signed'),
    /** With its hole filled, and what a time server needs to add to that. */
    sealed: Bytes,
    bytes: Bytes,
    hole: z.object({ from: z.number(), to: z.number() }),
    cms: Bytes,
    timeRequest: Bytes,
    cost: Cost,
  }),
  z.object({ tells: z.literal('stamped'), sealed: Bytes, at: z.date() }),
  z.object({ tells: z.literal('failure'), reason: z.string() }),
])
export type SealMessage = z.output<typeof SealMessage>
export type SealAnswer = Exclude<SealMessage, { tells: 'ready' | 'failure' }>
