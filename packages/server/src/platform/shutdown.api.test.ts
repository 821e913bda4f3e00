import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startPortal } from './testing.ts'

describe('a server that stops', () => {
  it('finishes a running call', async () => {
    const leaving = await startPortal()
    const holder = await leaving.pool.raw.connect()
    await holder.query('begin; lock table organisation in access exclusive mode')
    const running = leaving.carrier('organisations', [{ ref: 'LAST', name: 'Last', address: 'x', country: 'CN' }])
    await expect
      .poll(
        async () =>
          (
            await leaving.pool.raw.query(
              "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
            )
          ).rows[0].n,
      )
      .toBe(1)
    const stopped = leaving.app.close()
    await holder.query('commit')
    holder.release()
    expect((await running).json).toMatchObject({ accepted: 1 })
    await stopped
    await leaving.stop()
  })

  it('ends connections that ask for nothing, and those whose answer had been begun', async () => {
    const leaving = await startPortal()
    const port = Number(new URL(leaving.url).port)
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    const begun = new Promise<() => void>((resolve) => {
      leaving.app.server.prependOnceListener('request', (_request, response) => {
        const end = response.end.bind(response)
        response.end = (...args: unknown[]) => {
          resolve(() => end(...(args as [])))
          return response
        }
      })
    })
    const asking = connect(port, '127.0.0.1')
    asking.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n')
    const pieces: Buffer[] = []
    asking.on('data', (piece) => pieces.push(piece))
    const finish = await begun
    const stopped = leaving.app.close()
    await once(silent.resume(), 'close')
    finish()
    await once(asking, 'close')
    expect(Buffer.concat(pieces).toString()).toMatch(
      /^HTTP\/1.1 200 OK\r\n(?:.*\r\n)*connection: keep-alive\r\n(?:.*\r\n)*\{"status":"up"\}$/i,
    )
    await stopped
    await leaving.stop()
  })
})
