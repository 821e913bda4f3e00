import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import type { Logo } from '@fairway/contract/carrier/paper-profile.schema'
import { A4, type Mark } from './marks.ts'

/** The carrier as it stands on its papers. */
export interface PrintCarrier {
  name: string
  scac: string
  /** A colour like #0b6e8a. */
  accent: string | null
  logo: Logo | null
  /** Lines under its name. */
  address: string[]
}

export const ACCENT = '#0b4f6c'

export function printCarrierOf({ name, scac, accent, papers }: CarrierProfile): PrintCarrier {
  const address = [...(papers?.address ?? '').split('\n'), papers?.contact ?? ''].filter((line) => line !== '')
  return { name, scac, accent: accent?.light ?? null, logo: papers?.logo ?? null, address }
}

/** A logo in a box of this height, and how wide it is there; never wider than a quarter of the page. */
export function logoMarks(
  logo: Logo | null,
  { x, y, height }: { x: number; y: number; height: number },
): { marks: Mark[]; width: number } {
  if (!logo) return { marks: [], width: 0 }
  const scale = Math.min(height / logo.height, A4.width / 4 / logo.width)
  const top = y + (height - logo.height * scale) / 2
  return {
    marks: logo.shapes.map(({ path, colour }) => ({ kind: 'shape', path, x, y: top, scale, fill: colour })),
    width: logo.width * scale,
  }
}
