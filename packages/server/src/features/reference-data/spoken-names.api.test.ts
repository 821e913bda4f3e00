import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/monitoring/log.ts'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { fillSpokenNames } from './spoken-names.actions.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await portal.carrier('locations', lines.locations)
})
afterAll(() => portal.stop())

const rows = async (text: string) => (await portal.pool.raw.query(text)).rows

describe('places and containers', () => {
  it('are kept with how their Chinese names are typed in letters', async () => {
    expect(await rows("select spoken from location where code = 'CNNGB'")).toEqual([{ spoken: 'ningbo nb' }])
  })

  it('that an older portal took in get theirs at the next start, unless the carrier named them anew', async () => {
    await portal.pool.raw.query('update location set spoken = null')
    await fillSpokenNames(portal.pool, createLog('silent'))
    expect(await rows("select spoken from location where code = 'CNNGB'")).toEqual([{ spoken: 'ningbo nb' }])
    await portal.pool.raw.query("update location set spoken = 'kept' where code = 'CNNGB'")
    await fillSpokenNames(portal.pool, createLog('silent'))
    expect(await rows("select spoken from location where code = 'CNNGB'")).toEqual([{ spoken: 'kept' }])
  })
})
