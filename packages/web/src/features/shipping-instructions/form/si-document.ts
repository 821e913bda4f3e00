import type { SiCommodity, SiContainer } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'

export const emptyContainer = (): SiContainer => ({
  containerNo: '',
  equipment: '',
  seal: '',
  packages: '',
  packageType: '',
  weight: '',
  volume: '',
})

/** A new commodity page. */
export const emptyCommodity = (): SiCommodity => ({ description: '', marks: '', hts: '', containers: [] })
