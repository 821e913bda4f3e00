import type { TariffCodeLine } from '@fairway/contract/carrier/tariff-lines.schema'
import { foodCodes } from './food-codes.ts'
import { homeCodes } from './home-codes.ts'
import { machineCodes } from './machine-codes.ts'
import { textileCodes } from './textile-codes.ts'

/** The HTS codes that fit the cargo of the demo. */
export const tariffCodes: readonly TariffCodeLine[] = [
  ...foodCodes,
  ...textileCodes,
  ...homeCodes,
  ...machineCodes,
].map(([code, en, zh, vi]) => ({ code, names: { en, zh, vi }, withdrawn: false, revision: 1 }))
