import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { texts } from '@fairway/contract/catalogue.en'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminOf } from './features/accounts/admin.fixture.ts'
import { accountOf, activityOf, lettersTo, SECRET, visitor } from './features/identity/visitor.fixture.ts'
import { runCommand } from './operator-commands.ts'
import { type Portal, startPortal } from './platform/testing.ts'

let portal: Portal
let env: Record<string, string | undefined>
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000 } })
  env = { DATABASE_URL: portal.databaseUrl, FAIRWAY_SECRET: portal.settings.secrets.join(',') }
})
afterAll(() => portal.stop())

const run = (args: string[], change: typeof env = {}) => runCommand(args, { ...env, ...change })

/** Runs a command as the program that it is. */
const runProgram = (args: string[], change: typeof env = {}) =>
  new Promise<Awaited<ReturnType<typeof run>>>((resolve) => {
    const program = fileURLToPath(new URL('./admin.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
      env: { ...process.env, ...env, ...change },
    })
    const said = { out: '', err: '' }
    child.stdout.on('data', (text) => {
      said.out += text
    })
    child.stderr.on('data', (text) => {
      said.err += text
    })
    child.once('close', (code) => resolve({ code: code ?? -1, ...said }))
  })

const linkIn = (out: string) => {
  const url = new URL(/\S*\/resetPassword\/\S+/.exec(out)?.[0] ?? '', portal.url)
  const [, , flow = '', code = ''] = url.pathname.split('/')
  return { url, flow, code, key: url.searchParams.get('k') ?? '' }
}

describe('the first admin', () => {
  it('is made by a command whose link lets its owner choose the password, once', async () => {
    const [made, nonsense] = await Promise.all([
      runProgram(['create-admin', 'Ada@Carrier.example'], { PUBLIC_URL: 'https://portal.example' }),
      runProgram(['make-king', 'Ada@Carrier.example']),
    ])
    expect([made.code, made.err, nonsense.code, nonsense.out]).toEqual([0, '', 2, ''])
    const { url, flow, code, key } = linkIn(made.out)
    expect(url.origin).toBe('https://portal.example')
    expect(url.href).not.toMatch(/ada/i)
    expect(await accountOf(portal, 'Ada@Carrier.example')).toMatchObject({ status: 'ACTIVE', groups: ['ADMIN'] })

    const ada = visitor(portal)
    expect((await ada.reset(flow, code)).json.errorCode).toBe('AU0022')
    expect((await ada.reset(flow, code, { key })).status).toBe(200)
    expect((await ada.reset(flow, code, { key })).json.errorCode).toBe('AU0007')
    const session = await ada.login('ada@carrier.example', SECRET)
    expect(session.status).toBe(200)
    expect(await activityOf(portal, 'Ada@Carrier.example')).toEqual(
      expect.arrayContaining(['grant success ACTIVE +ADMIN', 'passwordReset success', 'signIn success']),
    )
    const { id } = await accountOf(portal, 'Ada@Carrier.example')
    const { rows } = await portal.pool.raw.query(
      'select actor, subject, action, object_type, before, after from audit_entry where object_id = $1',
      [id],
    )
    expect(rows).toEqual([
      {
        actor: 'operator',
        subject: 'operator',
        action: 'admin create-admin',
        object_type: 'grant',
        before: null,
        after: { status: 'ACTIVE', groups: ['ADMIN'], organisations: [] },
      },
    ])
    expect((await run(['create-admin', 'ada@carrier.example'])).out).toBe('ada@carrier.example is an admin already.\n')
  })

  it('cannot be switched off or lose the group as long as there is no other', async () => {
    const [off, none] = await Promise.all([
      run(['disable', 'ada@carrier.example']),
      run(['grant', 'ada@carrier.example', 'none']),
    ])
    for (const { code, err, out } of [off, none]) expect([code, err, out]).toEqual([1, `${texts.AC0006}\n`, ''])
  })

  it('is found in the list, and what was granted by commands in the trail', async () => {
    await portal.person({ username: 'carl@carrier.example', groups: ['CSR'] })
    await portal.person({ username: 'mei@lighting.example', groups: ['BD'] })
    const [staff, all] = await Promise.all([run(['list']), run(['grant', 'mei@lighting.example', 'BD,TD'])])
    expect(staff.out.trim().split('\n')).toEqual([
      expect.stringMatching(/^Ada@Carrier\.example\tACTIVE\tADMIN\tsince \d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^carl@carrier\.example\tACTIVE\tCSR\t/),
    ])
    expect(all.out).toBe('mei@lighting.example: ACTIVE, BD TD.\n')
    const admin = adminOf(portal, await portal.person({ groups: ['ADMIN'] }))
    const { entries } = await admin.trail({ by: 'operator' })
    expect(entries.map(({ user, by }: { user: { email: string }; by: string }) => [user.email, by])).toEqual([
      ['mei@lighting.example', 'operator'],
      ['Ada@Carrier.example', 'operator'],
    ])
    expect(staff.out + all.out).not.toMatch(/argon2|resetPassword/)
  })

  it('tells a newcomer by mail, which the portal can open', async () => {
    const an = await portal.person({ username: 'an@textiles.example', language: 'vi' })
    expect((await run(['grant', 'an@textiles.example', 'TD'])).code).toBe(0)
    expect((await lettersTo(portal, an.username)).map(({ subject }) => subject)).toEqual([
      'Tài khoản của bạn tại Fairway đã sẵn sàng',
    ])
  })
})

describe('a command that cannot be meant', () => {
  it.each([
    ['nothing', []],
    ['an unknown word', ['make-king', 'ada@carrier.example']],
    ['no address', ['create-admin']],
    ['two addresses', ['disable', 'ada@carrier.example', 'carl@carrier.example']],
    ['something of the language', ['constructor']],
  ])('is answered with how commands are written: %s', async (_case, args) => {
    const { code, out, err } = await run(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('npm run admin -- create-admin <email>')
  })

  it('is told what is wrong, and nothing is done', async () => {
    const untouched = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    const [address, group, unknown, setting, database] = await Promise.all([
      run(['create-admin', 'not an address'], untouched),
      run(['grant', 'ada@carrier.example', 'BD,KING'], untouched),
      run(['disable', 'nobody@carrier.example']),
      run(['create-admin', 'bo@carrier.example'], { FAIRWAY_SECRET: 'short' }),
      run(['list'], { DATABASE_URL: '' }),
    ])
    expect([address.code, address.err]).toEqual([2, '"not an address" is no e-mail address.\n'])
    expect([group.code, group.err.slice(0, 20)]).toEqual([2, '"KING" is no group. '])
    expect([unknown.code, unknown.err]).toEqual([2, 'There is no account for nobody@carrier.example.\n'])
    expect([setting.code, setting.err]).toEqual([78, expect.stringMatching(/^FAIRWAY_SECRET must/)])
    expect([database.code, database.err]).toEqual([78, expect.stringMatching(/^DATABASE_URL is missing/)])
    expect(await accountOf(portal, 'bo@carrier.example')).toBeUndefined()
  })
})

it('begins on a database in which there is nothing', async () => {
  await portal.onEmptyDatabase(async (url, query) => {
    const { code, out } = await run(['create-admin', 'ada@carrier.example'], { DATABASE_URL: url })
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(/^\/resetPassword\/[0-9a-f-]{36}\/\d{6}\?k=\S+$/),
    ])
    expect(out).toContain('Open it at the address of the portal.')
    expect(await query('select username, groups from account')).toEqual([
      { username: 'ada@carrier.example', groups: ['ADMIN'] },
    ])
  })
})
