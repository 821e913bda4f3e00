import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isAlive } from './fixtures/supervisor/processes.ts'
import { makeDatabase, makeProject, until } from './fixtures/supervisor/project.ts'

const LOADED = 'Three numbers to try'

let project: Awaited<ReturnType<typeof makeProject>>
let database: string
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => fs.rmSync(database, { recursive: true }))
beforeEach(async () => {
  project = await makeProject(database)
})
afterEach(() => project.remove())

const forgetDatabase = () => fs.rmSync(project.dataFolder, { recursive: true })

const startLoaded = async (env?: Record<string, string>) => {
  const run = project.start(env)
  await run.says(LOADED)
  return run
}

describe('a start', () => {
  it('installs and builds once, prints the address and three numbers, and does neither the second time', async () => {
    forgetDatabase()
    const first = await startLoaded()
    const url = `http://127.0.0.1:${project.port}`
    expect(first.output()).toContain(`Fairway is ready: ${url}\n`)
    expect(first.output()).toContain(`${url}/containerList/container=MSKU0000006\n`)
    expect(first.output()).toContain(`${url}/containerList/booking=NGB0001\n`)
    expect(first.output()).toContain(`${url}/containerList/bl=BL0001\n`)
    const server = project.running('server')
    const gates = project.running('gates')
    expect(server).toMatchObject({ database: true, key: expect.stringMatching(/^[\w-]{40,}$/) })
    expect(gates).toMatchObject({ server: true, key: server?.key, database: null, demo: null })
    expect(first.output()).toContain('Accounts to try, password Fixture-1:\n    shipper@fixture.test  BD TD\n')
    expect(first.output()).toContain('  1,234 containers with 9 events\n')
    first.kill('SIGTERM')
    expect(await first.exit).toBe(0)

    const second = await startLoaded()
    second.kill('SIGTERM')
    await second.exit
    const prepared = project.entries().filter(({ who }) => who === 'npm' || who === 'build')
    expect(prepared.map(({ what }) => what)).toEqual([expect.stringMatching(/^ci /), 'started'])
  })

  it('builds again after a source changed and installs again after the lockfile changed', async () => {
    const first = await startLoaded()
    first.kill('SIGTERM')
    await first.exit
    fs.writeFileSync(path.join(project.root, 'packages/server/src/main.ts'), 'export const changed = true\n')
    fs.writeFileSync(path.join(project.root, 'package-lock.json'), '{ "packages": {}, "changed": true }')
    await startLoaded()
    expect(project.entries().filter(({ who }) => who === 'npm')).toHaveLength(2)
    expect(project.entries().filter(({ who }) => who === 'build')).toHaveLength(2)
  })

  it('makes the secret of a demo once, only for the owner and the server', async () => {
    const secretOf = async () => {
      const run = await startLoaded()
      const secret = project.running('server')?.secret
      expect(project.running('gates')).toMatchObject({ secret: null })
      run.kill('SIGTERM')
      await run.exit
      return secret
    }
    const first = await secretOf()
    const file = path.join(project.dataFolder, 'secrets.json')
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({ secret: first })
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(await secretOf()).toBe(first)
  })

  it.each([
    ['the environment names one', { FAIRWAY_SECRET: 'a secret of the operator, long enough' }],
    ['this is no demo', { FAIRWAY_DEMO: 'off' }],
    ['others can reach it', { HOST: '0.0.0.0' }],
    ['the database is one of its own', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
  ])('makes no secret where %s', async (_name, env: Record<string, string>) => {
    const run = project.start(env)
    await run.says('Fairway is ready')
    expect(fs.existsSync(path.join(project.dataFolder, 'secrets.json'))).toBe(false)
    expect(project.running('server')).toMatchObject({ secret: env.FAIRWAY_SECRET ?? null })
  })

  it('passes the requested size of the demo to gates', async () => {
    await startLoaded({ FAIRWAY_DEMO: 'large' })
    expect(project.running('gates')).toMatchObject({ demo: 'large' })
  })

  it('does not start gates where the server says that this is no demo', async () => {
    const run = project.start({ FIXTURE_DEMO: 'off' })
    await run.says('Fairway is ready')
    run.kill('SIGTERM')
    expect(await run.exit).toBe(0)
    expect(project.entries().some(({ who }) => who === 'gates')).toBe(false)
  })

  it('starts no PostgreSQL where DATABASE_URL names one', async () => {
    forgetDatabase()
    const run = project.start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    await run.says('Fairway is ready')
    expect(fs.existsSync(path.join(project.dataFolder, 'pg'))).toBe(false)
  })

  it("ends with the server's own message when its port is in use", async () => {
    const rival = net.createServer().listen(project.port, '127.0.0.1')
    const run = project.start()
    expect(await run.exit).toBe(78)
    rival.close()
    expect(run.output()).toContain(`Port ${project.port} is in use`)
    expect(run.output()).not.toContain('starting it again')
    expect(project.leftRunning()).toEqual([])
  })
})

describe('a child that is killed', () => {
  it.each(['server', 'gates'])('is back: %s', async (who) => {
    await startLoaded()
    const before = await until(`${who} runs`, () => project.running(who))
    process.kill(before.pid, 'SIGKILL')
    const after = await until(`another ${who}`, () => {
      const now = project.running(who)
      return now?.pid !== before.pid && now
    })
    expect(after.key).toBe(before.key)
    expect(await until('an answer', project.asks)).toBe('true')
  })

  it('is back on the same address: PostgreSQL', async () => {
    await startLoaded()
    const before = project.postmasterPid() ?? 0
    process.kill(before, 'SIGKILL')
    await until('the server reaches its database again', async () => {
      const pid = project.postmasterPid()
      return pid && pid !== before && isAlive(pid) && (await project.asks()) === 'true'
    })
    expect(project.entries().filter(({ who, what }) => who === 'server' && what === 'started')).toHaveLength(1)
  })

  it('is back though it was killed five times in a row', async () => {
    const run = await startLoaded()
    for (let kill = 1; kill <= 5; kill++) {
      const before = await until('a server', () => project.running('server'))
      process.kill(before.pid, 'SIGKILL')
      await until('it has ended', () => !isAlive(before.pid))
    }
    await until('a server', () => project.running('server'))
    expect(run.output()).toContain('The server ended (SIGKILL); starting it again')
  })

  it('that keeps failing is restarted more and more slowly, with its last lines shown', async () => {
    const run = await startLoaded()
    const server = await until('the server', () => project.running('server'))
    fs.writeFileSync(path.join(project.root, 'packages/server/dist/main.js'), 'throw new Error("the hold is flooded")')
    process.kill(server.pid, 'SIGKILL')
    await run.says('starting it again in 2 s')
    expect(run.output()).toContain('Error: the hold is flooded')
  })
})

describe('a supervisor that is killed', () => {
  it('takes server and gates with it; PostgreSQL stays and the next start adopts it', async () => {
    const first = await startLoaded()
    const children = ['server', 'gates'].map((who) => project.running(who)?.pid ?? 0)
    const postmaster = project.postmasterPid()
    first.kill('SIGKILL')
    await until('server and gates have ended', () => !children.some(isAlive))
    expect(isAlive(postmaster ?? 0)).toBe(true)

    const second = await startLoaded()
    expect(second.output()).toContain('was still running')
    expect(project.postmasterPid()).toBe(postmaster)
    second.kill('SIGINT')
    expect(await second.exit).toBe(0)
    expect(project.leftRunning()).toEqual([])
  })
})

describe('a second instance', () => {
  it('on the same folder is refused at once and changes nothing', async () => {
    const first = await startLoaded()
    const seen = project.entries()
    const second = project.start()
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(
      `already runs on the data folder ${project.dataFolder} (process ${first.pid}, http`,
    )
    expect(second.output().trim().split('\n')).toHaveLength(1)
    expect(project.entries()).toEqual(seen)
    expect(await project.asks()).toBe('true')
  })

  it('of four at once, on a fresh folder, exactly one wins', async () => {
    forgetDatabase()
    const runs = [project.start(), project.start(), project.start(), project.start()]
    const exits: (number | null)[] = []
    for (const run of runs) run.exit.then((code) => exits.push(code))
    await until(
      'three were refused and one runs',
      () => exits.length === 3 && runs.some((run) => run.output().includes(LOADED)),
    )
    expect(exits).toEqual([1, 1, 1])
    expect(
      project
        .entries()
        .filter(({ what }) => what === 'started')
        .map(({ who }) => who),
    ).toEqual(['build', 'server', 'gates'])
  })
})

describe('Ctrl-C', () => {
  it('ends gates, then the server, then PostgreSQL, and leaves nothing running', async () => {
    const run = await startLoaded()
    run.kill('SIGINT')
    expect(await run.exit).toBe(0)
    expect(project.leftRunning()).toEqual([])
    expect(project.entries().slice(-3)).toMatchObject([
      { who: 'gates', what: 'asked to end', server: true },
      { who: 'server', what: 'asked to end', database: true },
      { who: 'server', what: 'ended' },
    ])
    expect(fs.readFileSync(path.join(project.dataFolder, 'pg.log'), 'utf8')).toContain('database system is shut down')
  })

  it('waits for a slow server, and a second one ends it at once', async () => {
    const run = await startLoaded({ FIXTURE_STUBBORN: '1' })
    run.kill('SIGINT')
    run.kill('SIGTERM') // npm forwards the same keystroke: that is no second one
    const entry = await until('the server was asked', () =>
      project.entries().find(({ who, what }) => who === 'server' && what === 'asked to end'),
    )
    expect(isAlive(entry.pid)).toBe(true)
    await until(
      'everything ends',
      async () => {
        run.kill('SIGINT')
        return !isAlive(run.pid)
      },
      25_000, // it would wait 30 s for the server
    )
    expect(await run.exit).toBe(0)
    expect(project.leftRunning()).toEqual([])
  })

  it.each([
    ['the installation', { FIXTURE_SLOW_INSTALL: '1' }, 'npm'],
    ['the build', { FIXTURE_SLOW_BUILD: '1' }, 'build'],
  ])('in the middle of %s leaves nothing running, and the next start does it again', async (_what, env, who) => {
    const run = project.start(env)
    await until(`${who} runs`, () => project.running(who))
    run.kill('SIGINT')
    run.kill('SIGINT')
    expect(await run.exit).toBe(0)
    // killed processes are gone a moment after the one that killed them
    await until('nothing is left running', () => project.leftRunning().length === 0)
    await startLoaded()
  })

  it('while the database is being made leaves nothing running, and the next start makes it', async () => {
    forgetDatabase()
    const run = project.start()
    await run.says('Making the database')
    await until('initdb works', () => fs.readdirSync(project.dataFolder).some((name) => name.startsWith('init-')))
    run.kill('SIGINT')
    expect(await run.exit).toBe(0)
    expect(fs.readdirSync(project.dataFolder).filter((name) => name === 'pg' || name.startsWith('init-'))).toEqual([])
    await startLoaded()
  })

  it('while PostgreSQL is being started leaves nothing running', async () => {
    const run = project.start()
    await run.says('Starting PostgreSQL')
    run.kill('SIGINT')
    expect(await run.exit).toBe(0)
    expect(project.leftRunning()).toEqual([])
    expect(project.entries().some(({ who, what }) => who === 'gates' && what === 'started')).toBe(false)
  })
})
