import { describe, expect, it } from 'vitest'
import { plant } from '../planted-tree.ts'
import { checkImports } from './import.check.ts'

const web = 'packages/web/src'
const server = 'packages/server/src'
const contract = 'packages/contract/src'
const gates = 'packages/gates/src'

/** A small project in which every allowed import occurs once. */
const house: Record<string, string> = {
  [`${contract}/kit/errors.ts`]: 'export const refuse = (code: string) => code\n',
  [`${contract}/tracking/search.schema.ts`]: `import { z } from 'zod'\nexport const Search = z.object({})\n`,
  [`${contract}/tracking/search.rules.ts`]: `import { refuse } from '../kit/errors.ts'\nexport const checkSearch = () => refuse('x')\n`,
  [`${contract}/tracking/search.rules.test.ts`]: `import fc from 'fast-check'\nimport { it } from 'vitest'\nimport { checkSearch } from './search.rules.ts'\nit('holds', () => fc && checkSearch())\n`,
  [`${web}/main.tsx`]: `import { routes } from './app/routes.tsx'\nexport const main = routes\n`,
  [`${web}/app/routes.tsx`]: `export const routes = () => import('../features/tracking/search.screen.tsx')\n`,
  [`${web}/features/tracking/search.screen.tsx`]: `import { Screen } from '../../ui/screen.tsx'\nexport const SearchScreen = Screen\n`,
  [`${web}/features/detention/terms.screen.tsx`]: 'export const TermsScreen = 1\n',
  [`${web}/ui/screen.tsx`]: `import { ask } from '../platform/api.ts'\nexport const Screen = ask\n`,
  [`${web}/platform/api.ts`]: `import type { Search } from '@fairway/contract/tracking/search.schema'\nexport const ask = (search: Search) => search\n`,
  [`${server}/app.ts`]: `import { routes } from './features/tracking/search.routes.ts'\nexport const app = routes\n`,
  [`${server}/features/tracking/search.routes.ts`]: `import { find } from './search.repository.ts'\nimport { holds } from '../bookings/public.ts'\nimport { locate } from '../../ports/geolocation/port.ts'\nexport const routes = [find, holds, locate]\n`,
  [`${server}/features/tracking/search.repository.ts`]: `import sql from 'sql-template-tag'\nimport { many } from '../../platform/database.ts'\nexport interface Row { id: string }\nexport const find = () => many(sql\`select 1\`)\n`,
  [`${server}/features/tracking/search.rules.ts`]: `import { refuse } from '@fairway/contract/kit/errors'\nimport type { Row } from './search.repository.ts'\nexport const refuseRow = (row: Row) => refuse(row.id)\n`,
  [`${server}/features/bookings/public.ts`]: `export { holds } from './holds.repository.ts'\n`,
  [`${server}/features/bookings/holds.repository.ts`]: 'export const holds = 1\n',
  [`${server}/ports/geolocation/port.ts`]: `import { log } from '../../platform/log.ts'\nexport const locate = log\n`,
  [`${server}/platform/database.ts`]: `import pg from 'pg'\nimport sql from 'sql-template-tag'\nexport const many = (text: unknown) => [pg, sql, text]\n`,
  [`${server}/features/tracking/search.api.test.ts`]: `import { portal } from '../../platform/testing.ts'\nimport { hold } from '../bookings/hold.fixture.ts'\nexport const used = [portal, hold]\n`,
  [`${server}/features/bookings/hold.fixture.ts`]: 'export const hold = 1\n',
  [`${server}/platform/testing.ts`]: `import { app } from '../app.ts'\nexport const portal = app\n`,
  [`${web}/platform/api.test.ts`]: `import { size } from '../../build/size.mjs'\nimport { routes } from '../app/routes.tsx'\nexport const used = [size, routes]\n`,
  [`${web}/platform/paths.ts`]: `export const home = '/'\n`,
  [`${web}/features/tracking/link.rules.ts`]: `import { home } from '../../platform/paths.ts'\nexport const link = home\n`,
  [`${server}/platform/log.ts`]: `import type { many } from './pool.ts'\nexport const log = (use: typeof many) => use\n`,
  [`${server}/platform/pool.ts`]: `import { log } from './log.ts'\nexport const many = () => log\n`,
  [`${gates}/main.ts`]: `import { ports } from './world/ports.ts'\nexport const main = ports\n`,
  [`${gates}/world/ports.ts`]: `import { send } from '../client.ts'\nexport const ports = send\n`,
  [`${gates}/client.ts`]: `import '@fairway/contract/tracking/search.schema'\nexport const send = () => 1\n`,
}

/** The findings when these lines are at the top of these files. */
const rulesBroken = (planted: Record<string, string>) => {
  const files = Object.fromEntries(
    Object.entries(planted).map(([file, lines]) => [file, `${lines}\n${house[file] ?? ''}`]),
  )
  return [
    ...new Set(
      checkImports(plant({ ...house, ...files })).findings.map((finding) => `${finding.rule} ${finding.file}`),
    ),
  ]
}

describe('the direction of imports', () => {
  it('finds nothing in a valid project', () => {
    const { findings, things } = checkImports(plant(house))
    expect(findings).toEqual([])
    expect(things).toBe('imports in 29 files')
  })

  it.each([
    [
      'server code in the web',
      'packages-never-meet',
      `${web}/platform/api.ts`,
      `import '../../../server/src/platform/log.ts'`,
    ],
    [
      'server code in gates',
      'packages-never-meet',
      `${gates}/client.ts`,
      `import type { log } from '../../server/src/platform/log.ts'`,
    ],
    [
      'the server as a package',
      'packages-never-meet',
      `${gates}/client.ts`,
      `import '@fairway/server/platform/monitoring/log'`,
    ],
    [
      'the contract around its door',
      'packages-never-meet',
      `${web}/platform/api.ts`,
      `import '../../../contract/src/kit/errors.ts'`,
    ],
    [
      'a tool inside a package',
      'packages-never-meet',
      `${server}/platform/log.ts`,
      `import '../../../../tools/postgres.mjs'`,
    ],
    [
      'a slice of the web in another',
      'web-slices-link-by-path',
      `${web}/features/detention/terms.screen.tsx`,
      `import '../tracking/search.screen.tsx'`,
    ],
    [
      'a slice of the web in another, lazily',
      'web-slices-link-by-path',
      `${web}/features/detention/terms.screen.tsx`,
      `export const open = () => import('../tracking/search.screen.tsx')`,
    ],
    [
      'the app in a slice of the web',
      'layers-point-down',
      `${web}/features/detention/terms.screen.tsx`,
      `import '../../app/routes.tsx'`,
    ],
    [
      'a slice in the ui',
      'layers-point-down',
      `${web}/ui/screen.tsx`,
      `import '../features/detention/terms.screen.tsx'`,
    ],
    ['the ui in the platform of the web', 'layers-point-down', `${web}/platform/other.ts`, `import '../ui/screen.tsx'`],
    [
      'a repository of another slice',
      'server-slices-meet-in-public',
      `${server}/features/tracking/search.routes.ts`,
      `import '../bookings/holds.repository.ts'`,
    ],
    [
      'a type of another slice',
      'server-slices-meet-in-public',
      `${server}/features/tracking/search.routes.ts`,
      `export type Holds = typeof import('../bookings/holds.repository.ts').holds`,
    ],
    [
      'a slice in the platform',
      'layers-point-down',
      `${server}/platform/clock.ts`,
      `import '../features/bookings/holds.repository.ts'`,
    ],
    [
      'a slice in a port',
      'layers-point-down',
      `${server}/ports/geolocation/port.ts`,
      `import '../../features/bookings/holds.repository.ts'`,
    ],
    [
      'the app in a slice of the server',
      'layers-point-down',
      `${server}/features/bookings/holds.repository.ts`,
      `import type { app } from '../../app.ts'`,
    ],
    [
      'the demo world in the client of gates',
      'layers-point-down',
      `${gates}/client.ts`,
      `import type { ports } from './world/ports.ts'`,
    ],
    ['a layer nobody knows', 'known-layers', `${server}/lib/dates.ts`, `import 'zod'`],
    [
      'Node in rules, through another file',
      'rules-are-pure',
      `${contract}/tracking/search.rules.ts`,
      `import '../kit/files.ts'`,
    ],
    [
      'a repository in rules',
      'rules-are-pure',
      `${server}/features/tracking/search.rules.ts`,
      `import { find } from './search.repository.ts'`,
    ],
    [
      'the platform in rules',
      'rules-are-pure',
      `${server}/features/tracking/search.rules.ts`,
      `import { log } from '../../platform/log.ts'`,
    ],
    [
      'the database driver in a status table',
      'rules-are-pure',
      `${server}/features/tracking/search.states.ts`,
      `import pg from 'pg'`,
    ],
    [
      'Node itself in rules',
      'rules-are-pure',
      `${server}/features/tracking/search.rules.ts`,
      `import { readFileSync } from 'fs'`,
    ],
    [
      'SQL in routes',
      'sql-in-repositories-only',
      `${server}/features/tracking/search.routes.ts`,
      `import sql from 'sql-template-tag'`,
    ],
    [
      'a row called locked outside of a repository',
      'locks-in-repositories-only',
      `${server}/features/tracking/search.routes.ts`,
      `import { asLocked } from '../../platform/locked.ts'`,
    ],
    [
      'a library in the contract',
      'contract-imports-pure-only',
      `${contract}/kit/errors.ts`,
      `import dayjs from 'dayjs'`,
    ],
    [
      'Node in the contract',
      'contract-imports-pure-only',
      `${contract}/kit/errors.ts`,
      `import type { Stats } from 'node:fs'`,
    ],
    ['a circle of three files', 'no-cycles', `${server}/platform/a.ts`, `import './b.ts'`],
    [
      'two slices of the server that use each other',
      'slices-form-no-cycle',
      `${server}/features/bookings/holds.repository.ts`,
      `import { find } from '../tracking/public.ts'`,
    ],
    [
      'two slices of the server that use each other, by a type alone',
      'slices-form-no-cycle',
      `${server}/features/bookings/holds.repository.ts`,
      `import type { Row } from '../tracking/public.ts'`,
    ],
    [
      'three slices of the server in a circle',
      'slices-form-no-cycle',
      `${server}/features/bookings/holds.repository.ts`,
      `import '../vgm/public.ts'`,
    ],
    ['a barrel', 'no-barrels', `${web}/ui/index.ts`, `import './screen.tsx'\nexport { Screen } from './screen.tsx'`],
    ['a star export', 'no-barrels', `${web}/platform/api.ts`, `export * from './other.ts'`],
  ])('finds %s', (_what, rule, file, line) => {
    const others = {
      [`${contract}/kit/files.ts`]: `export { readFileSync as read } from 'node:fs'\nexport const files = 1`,
      [`${server}/platform/b.ts`]: `import './c.ts'`,
      [`${server}/features/tracking/public.ts`]: `export { find, type Row } from './search.repository.ts'`,
      [`${server}/features/vgm/public.ts`]: `export { find as weigh } from '../tracking/public.ts'`,
      [`${server}/platform/c.ts`]: rule === 'no-cycles' ? `import './a.ts'` : '',
    }
    const before = rulesBroken(others)
    const after = rulesBroken({ ...others, [file]: line })
    expect(before).not.toContain(`${rule} ${file}`)
    expect(after).toContain(`${rule} ${file}`)
  })

  it('names each slice of a circle once, with the import that leads to the next', () => {
    const root = plant({
      ...house,
      [`${server}/features/tracking/public.ts`]: `export { find } from './search.repository.ts'\n`,
      [`${server}/features/bookings/holds.repository.ts`]: `import { find } from '../tracking/public.ts'\nexport const holds = find\n`,
    })
    const found = checkImports(root).findings.filter((finding) => finding.rule === 'slices-form-no-cycle')
    expect(found.map(({ message }) => message)).toEqual([
      `bookings uses tracking in ${server}/features/bookings/holds.repository.ts, tracking uses bookings in ${server}/features/tracking/search.routes.ts`,
    ])
  })

  it('lets what is for tests use any slice', () => {
    const test = `import '../tracking/public.ts'\n`
    const offered = { [`${server}/features/tracking/public.ts`]: `export { find } from './search.repository.ts'\n` }
    expect(rulesBroken({ ...offered, [`${server}/features/bookings/hold.fixture.ts`]: test })).toEqual([])
    expect(rulesBroken({ ...offered, [`${server}/features/bookings/hold.api.test.ts`]: test })).toEqual([])
  })

  it('shows the chain of imports that leads to Node or the database', () => {
    const root = plant({
      ...house,
      [`${contract}/kit/files.ts`]: `export { readFileSync as read } from 'node:fs'\nexport const files = 1\n`,
      [`${contract}/tracking/search.rules.ts`]: `import { files } from '../kit/files.ts'\nexport const checkSearch = () => files\n`,
    })
    const found = checkImports(root).findings.find((finding) => finding.rule === 'rules-are-pure')
    expect(found?.message).toBe('rules import no I/O: packages/contract/src/kit/files.ts → node:fs')
  })

  it('refuses a file that it cannot parse', () => {
    expect(() => checkImports(plant({ [`${web}/broken.ts`]: 'import {' }))).toThrow(/broken\.ts cannot be parsed/)
  })
})
