import { AllocationAccountLine, AllocationLine, CapacityLine } from '@fairway/contract/carrier/allocation-lines.schema'
import { expect, it } from 'vitest'
import { scheduleFacts } from '../voyage/schedule-facts.ts'
import { contractsOf } from './bookings/contracts.ts'
import { allocationAccounts, marketOf } from './market.ts'
import { returnSailingOf, sailingOf } from './sailings.ts'
import { services } from './ways/rotations.ts'
import { createWorld, SEED, SMALL } from './world.ts'

const NOW = Date.parse('2026-11-15T00:00:00Z')
const world = createWorld(SEED, NOW, SMALL)
const accounts = new Set(allocationAccounts.map(({ organisation }) => organisation))
const contracts = new Set(contractsOf(world).map(({ number }) => number))

it('gives every voyage from Asia a market that fits into the ship', () => {
  for (const account of allocationAccounts) AllocationAccountLine.parse(account)
  for (const service of services) {
    const [first] = scheduleFacts(world, sailingOf(world, service, 1))
    const { capacities, allocations } = marketOf(SEED, first?.line ?? expect.fail('no schedule'), NOW)
    expect(capacities.length).toBeGreaterThan(0)
    for (const capacity of capacities) {
      CapacityLine.parse(capacity)
      const own = allocations.filter(({ portOfLoading }) => portOfLoading === capacity.portOfLoading)
      expect(own.length).toBeGreaterThan(0)
      expect(own.reduce((sum, { releaseTeu }) => sum + releaseTeu, 0)).toBeLessThanOrEqual(capacity.capacityTeu)
      expect(own.reduce((sum, { releaseFeu }) => sum + releaseFeu, 0)).toBeLessThanOrEqual(capacity.capacityFeu)
    }
    for (const line of allocations) {
      AllocationLine.parse(line)
      expect(Date.parse(line.changedAt ?? '')).toBeLessThanOrEqual(NOW)
      expect(accounts).toContain(line.account)
      expect(contracts).toContain(line.contract)
      expect(line.portOfDischarge).not.toBe(line.portOfLoading)
    }
  }
})

it('gives the way back none', () => {
  const [service] = services
  const [first] = scheduleFacts(world, returnSailingOf(world, service ?? expect.fail('no service'), 1))
  expect(marketOf(SEED, first?.line ?? expect.fail('no schedule'), NOW)).toEqual({ capacities: [], allocations: [] })
})
