import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const openssl = process.env.OPENSSL_PATH ?? 'openssl'

export interface MadeBy {
  name: string
  key: 'rsa:2048' | 'rsa:1024' | 'ec'
  password: string
  /** Of how many days; in the past where it is negative. */
  days?: number
  isLegacy?: boolean
  withoutKey?: boolean
}

/** A folder in which OpenSSL makes certificates, and time servers that sign with one. */
export async function opensslFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-openssl-'))
  const at = (name: string) => path.join(folder, name)
  const call = async (...args: string[]) => (await run(openssl, args, { cwd: folder })).stdout
  const makeCertificate = async (
    { name, key, days = 30 }: Pick<MadeBy, 'name' | 'key' | 'days'>,
    ...more: string[]
  ) => {
    const curve = key === 'ec' ? ['-pkeyopt', 'ec_paramgen_curve:P-256'] : []
    const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`]
    await call(
      'req',
      '-x509',
      '-newkey',
      key,
      ...curve,
      '-nodes',
      ...files,
      '-days',
      '30',
      '-subj',
      `/CN=${name}`,
      ...more,
    )
    if (days > 0) return
    // only `x509` can end one in the past
    const dates = ['-days', String(days)]
    await call('x509', '-in', `${name}.pem`, '-signkey', `${name}.key`, '-out', `${name}.pem`, ...dates)
  }
  return {
    at,
    call,
    read: (name: string) => readFile(at(name)),
    write: (name: string, bytes: Uint8Array) => writeFile(at(name), bytes),
    /** The operator's file with key and certificate; says where it is. */
    makePkcs12: async (made: MadeBy) => {
      await makeCertificate(made)
      const { name, password, isLegacy, withoutKey } = made
      const parts = withoutKey ? ['-nokeys'] : ['-inkey', `${name}.key`]
      const file = [...parts, '-in', `${name}.pem`, '-out', `${name}.p12`, '-passout', `pass:${password}`]
      await call('pkcs12', '-export', ...(isLegacy ? ['-legacy'] : []), ...file)
      return at(`${name}.p12`)
    },
    /** A time server that answers with what OpenSSL signs, or with what `change` makes of it. */
    startTimeServer: async (change: (answer: Buffer) => Buffer | number) => {
      const usage = ['-addext', 'extendedKeyUsage=critical,timeStamping']
      await makeCertificate({ name: 'clock', key: 'rsa:2048' }, ...usage)
      const settings = 'serial = serial\ndefault_policy = 1.2.3.4.1\ndigests = sha256\nsigner_digest = sha256\n'
      await writeFile(at('clock.conf'), `[tsa]\ndefault_tsa = t\n[t]\n${settings}`)
      let calls = 0
      const answer = async (query: Buffer) => {
        const name = `query-${++calls}`
        await writeFile(at(name), query)
        const signer = ['-signer', 'clock.pem', '-inkey', 'clock.key', '-config', 'clock.conf']
        await call('ts', '-reply', '-queryfile', name, ...signer, '-out', `${name}.answer`)
        return change(await readFile(at(`${name}.answer`)))
      }
      const server = createServer(async (request, reply) => {
        const pieces: Buffer[] = []
        for await (const piece of request) pieces.push(piece)
        const answered = await answer(Buffer.concat(pieces))
        if (typeof answered === 'number') reply.writeHead(answered).end()
        else reply.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answered)
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`, // listening on a port
        close: () => server.close(),
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
