import type { SiContainer, SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'

/** What becomes of the instructions of the demo: one is only written, and of the others the demo carrier makes this. */
export const demoFates = ['draft', 'wait', 'refuse', 'correct', 'approve'] as const
export type DemoFate = (typeof demoFates)[number]

const PACKAGES = 240
const SEAL = 'FWL48'

const filledContainer = (row: SiContainer, at: number): SiContainer => ({
  ...row,
  seal: row.seal || `${SEAL}${String(1001 + at)}`,
  packages: row.packages || String(PACKAGES + 20 * at),
  packageType: 'CT',
  weight: row.weight || String(9_800 + 120 * at),
  volume: row.volume || '54.6',
})

/** An instruction of the demo: what its writer adds to a new one. The remarks tell the demo carrier what to make of it. */
export const demoInstruction = (begun: SiDocument, fate: DemoFate): SiDocument => ({
  ...begun,
  nonNegotiables: '3',
  freightDisplay: 'Freighted',
  notifyParty: begun.notifyParty.name === '' ? { ...begun.notifyParty, name: 'SAME AS CONSIGNEE' } : begun.notifyParty,
  commodities: begun.commodities.map((page) => ({
    ...page,
    marks: 'N/M',
    hts: '940542',
    containers: page.containers.map(filledContainer),
  })),
  remarks: fate === 'draft' ? '' : `demo: ${fate}`,
})
