import type { ContractLine } from '@fairway/contract/carrier/contract-lines.schema'
import { commodityNames } from './commodity-names.ts'
import { consignees } from './organisations.ts'
import { contractOf, type Shipper, shippers } from './shippers.ts'
import type { World } from './world.ts'
import { ramps } from './yards.ts'

type Parties = ContractLine['parties']

const BEYOND = ['USCHI', 'USDAL', 'USMEM', ...ramps.map(({ code }) => code)]
const LANDED_AT = ['USLGB', 'USOAK', 'USHNL']
/** The forwarder of a shipper that has not named its partners, by the port that its cargo leaves from. */
const usualForwarder: Readonly<Record<string, string>> = {
  CNNGB: 'EASTWIND-FORWARDING',
  CNSHA: 'BUND-LOGISTICS',
  CNXMN: 'BUND-LOGISTICS',
  VNHPH: 'LOTUS-FREIGHT',
  VNSGN: 'LOTUS-FREIGHT',
}

/** Contracts of the trans-Pacific trade run from May to April; these are made for two years, so that a demo outlives none. */
function periodOf({ epoch }: World): Pick<ContractLine, 'validFrom' | 'validTo'> {
  const day = new Date(epoch)
  const year = day.getUTCFullYear() - (day.getUTCMonth() < 4 ? 1 : 0)
  return { validFrom: `${year}-05-01`, validTo: `${year + 2}-04-30` }
}

/** The shipper holds the contract, its forwarder books with it too, and its consignees are named in it. */
function partiesOf({ ref, port, partners }: Shipper): Parties {
  const forwarders = partners?.forwarders ?? [usualForwarder[port] ?? 'BUND-LOGISTICS']
  const buyers = partners?.consignees ?? consignees.map((consignee) => consignee.ref)
  return [
    { role: 'contractHolder', organisation: ref, mayBook: true },
    { role: 'shipper', organisation: ref, mayBook: true },
    ...forwarders.map((organisation) => ({ role: 'forwarder' as const, organisation, mayBook: true })),
    ...buyers.map((organisation) => ({ role: 'consignee' as const, organisation, mayBook: false })),
  ]
}

function shipperContract(world: World, shipper: Shipper): ContractLine {
  const number = contractOf(shipper)
  return {
    number,
    title: `${shipper.name} trans-Pacific`,
    ...periodOf(world),
    paymentTerms: ['Prepaid', 'Collect', 'Third party'],
    parties: partiesOf(shipper),
    places: { loading: [shipper.port], discharge: LANDED_AT, receipt: [shipper.port], delivery: BEYOND },
    items: shipper.goods.map(({ commodity }, at) => ({
      code: `${number.slice(2)}-${'ABCDEFGH'[at]}`,
      names: commodityNames(commodity),
    })),
    revision: 1,
  }
}

/** A forwarder's own contract, for whatever its customers send. */
const freightOfAllKinds = (world: World): ContractLine => ({
  number: 'EW2201',
  title: 'Eastwind Forwarding freight of all kinds',
  ...periodOf(world),
  paymentTerms: ['Prepaid', 'Collect'],
  parties: [{ role: 'contractHolder', organisation: 'EASTWIND-FORWARDING', mayBook: true }],
  places: { loading: ['CNNGB', 'CNSHA'], discharge: LANDED_AT, receipt: [], delivery: [] },
  items: [{ code: 'FAK', names: commodityNames('Freight all kinds') }],
  revision: 1,
})

/** The service contracts that the demo's customers book with. */
export const contractsOf = (world: World): readonly ContractLine[] => [
  ...shippers.map((shipper) => shipperContract(world, shipper)),
  freightOfAllKinds(world),
]
