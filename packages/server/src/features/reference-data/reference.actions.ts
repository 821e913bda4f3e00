import type { EquipmentTypeLine, LocationLine } from '@fairway/contract/carrier/carrier.schema'
import type { ContractLine, PackageTypeLine } from '@fairway/contract/carrier/contract-lines.schema'
import type { TariffCodeLine } from '@fairway/contract/carrier/tariff-lines.schema'
import type { Names } from '@fairway/contract/shared/scalar.schema'
import type { Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import type { Context } from '../../platform/http/serve.ts'
import { pinyinOf } from '../accounts/public.ts'
import * as contracts from './contract.repository.ts'
import * as reference from './reference.repository.ts'
import { saveTariffCodes } from './tariff-code.repository.ts'
import { tariffSearchOf } from './tariff-search.ts'

/** Chinese names are found by their pinyin too. */
const withSpoken = <T extends { names: Names }>(lines: Line<T>[]): Promise<Line<reference.Spoken<T>>[]> =>
  Promise.all(
    lines.map(async ({ line, value }) => ({ line, value: { ...value, spoken: await pinyinOf(value.names.zh) } })),
  )

/** Saves places that are new or changed, with how their names are typed in letters. */
export const saveLocationLines = async ({ db }: Context, lines: Line<LocationLine>[]) =>
  reference.saveLocations(db, await withSpoken(lines))

/** Saves types of containers that are new or changed, likewise. */
export const saveEquipmentTypeLines = async ({ db }: Context, lines: Line<EquipmentTypeLine>[]) =>
  reference.saveEquipmentTypes(db, await withSpoken(lines))

/** Saves types of packages that are new or changed. */
export const recordPackageTypes = async ({ db }: Context, lines: Line<PackageTypeLine>[]) =>
  contracts.savePackageTypes(db, await withSpoken(lines))

/** Saves HTS codes that are new or changed, with the words that find them. */
export async function recordTariffCodes({ db }: Context, lines: Line<TariffCodeLine>[]): Promise<Outcome[]> {
  const findable = lines.map(async ({ line, value }) => ({
    line,
    value: { ...value, ...(await tariffSearchOf(value.names)) },
  }))
  return saveTariffCodes(db, await Promise.all(findable))
}

/** Saves contracts that are new or changed; a changed one counts at once for everyone who books with it. */
export async function recordContracts({ db }: Context, lines: Line<ContractLine>[]): Promise<Outcome[]> {
  const outcomes = await contracts.checkContracts(db, lines)
  const good = new Set(outcomes.filter(({ outcome }) => outcome === 'accepted').map(({ line }) => line))
  const accepted = lines.filter(({ line }) => good.has(line))
  if (accepted.length > 0) await contracts.saveContracts(db, await Promise.all(accepted.map(withSpokenItems)))
  return outcomes
}

async function withSpokenItems({ line, value }: Line<ContractLine>): Promise<Line<ContractLine>> {
  const items = await Promise.all(value.items.map(async (item) => ({ ...item, spoken: await pinyinOf(item.names.zh) })))
  return { line, value: { ...value, items } }
}
