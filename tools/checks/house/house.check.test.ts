import { describe, expect, it } from 'vitest'
import type { Verdict } from '../finding.ts'
import { plant } from '../planted-tree.ts'
import { checkEnterKey } from './enter-key.check.ts'
import { checkFileNames } from './file-names.check.ts'
import { checkFileSizes } from './file-sizes.check.ts'
import { checkFontSizes } from './font-sizes.check.ts'
import { checkBannedText } from './house-words.check.ts'
import { checkLockfile } from './lockfile.check.ts'
import { checkUnusedViewers } from './unused-viewer.check.ts'

const places = ({ findings }: Verdict) => findings.map(({ file, line }) => `${file}:${line}`)

describe('the lockfile', () => {
  const entry = (more: string) =>
    `{\n "packages": {\n  "node_modules/zod": {\n   "version": "4.6.7",${more}\n   "integrity": "sha512-x",\n   "funding": { "url": "https://example.org" }\n  }\n }\n}`

  it('may name versions, hashes and authors', () => {
    expect(checkLockfile(plant({ 'package-lock.json': entry('') }))).toEqual({
      findings: [],
      seen: 1,
      things: 'packages',
    })
  })

  it.each(['https://packages.example/zod-4.6.7.tgz', 'http://10.0.0.1/zod.tgz', 'git+ssh://git@example.org/zod.git'])(
    'may not name %s',
    (address) => {
      const root = plant({ 'package-lock.json': entry(`\n   "resolved": "${address}",`) })
      expect(places(checkLockfile(root))).toEqual(['package-lock.json:5'])
    },
  )

  it('must exist', () =>
    expect(places(checkLockfile(plant({ 'package.json': '{}' })))).toEqual(['package-lock.json:1']))
})

const shared = '../sha' + 'red'

describe('words that do not belong in the project', () => {
  const fine = {
    'README.md': 'See https://example.org/work/that and ./work/x.',
    'packages/contract/src/shared/weight.ts': 'export const kilograms = 1\n',
    'packages/contract/src/vgm/vgm.schema.ts': `import { kilograms } from '${shared}/weight.ts'\nexport const k = kilograms\n`,
  }

  it('are not found where there are none', () =>
    expect(checkBannedText(plant(fine))).toEqual({ findings: [], seen: 3, things: 'files' }))

  it.each([
    ['a path of one machine', 'docs/a.md', 'line\nsee `/wor' + 'k/main/x`'],
    ['a registry', '.npmrc', '\nregistry=https://registry.npm' + 'js.org/'],
    ['notes from outside', 'docs/decisions/a.md', `\nas ../../${shared}/spec.md says`],
    ['a folder that is not there', 'packages/web/src/a.ts', `\nimport '${shared}/weight.ts'`],
    ['work left undone', 'tools/a.mjs', '\n// TO' + 'DO later'],
    ['a silenced compiler', 'packages/web/src/a.ts', '\n// @ts-ig' + 'nore'],
    ['a test that proves nothing', 'e2e/a.e2e.ts', '\nexpect(true).toBe' + '(true)'],
  ])('are found: %s', (_what, file, text) =>
    expect(places(checkBannedText(plant({ ...fine, [file]: text })))).toEqual([`${file}:2`]),
  )
})

describe('names of files', () => {
  const good = [
    'packages/contract/src/reference-data/location.schema.ts',
    'packages/web/src/platform/client-info.ts',
    'packages/server/src/features/tracking/messages/en.ts',
    'e2e/tracking.e2e.ts',
    'packages/gates/src/world/liner-services.ts',
    'packages/web/index.html',
  ]
  const names = (files: string[]) => places(checkFileNames(plant(Object.fromEntries(files.map((file) => [file, ''])))))

  it('say what is inside', () => expect(names(good)).toEqual([]))

  it.each([
    'packages/web/src/platform/utils.ts',
    'packages/web/src/platform/date-helpers.ts',
    'packages/server/src/common/dates.ts',
    'packages/server/src/platform/booking-manager.ts',
    'packages/server/src/features/bookings/booking.service.ts',
    'packages/web/src/ui/misc.css',
    'packages/gates/src/world/data.ts',
    'tools/info.mjs',
    'packages/web/src/ui/index.ts',
  ])('do not in %s', (file) => expect(names([...good, file])).toEqual([`${file}:1`]))
})

describe('sizes of files', () => {
  const lines = (count: number) => 'x\n'.repeat(count)

  it('are limited to 300 lines, except texts, fixtures and migrations', () => {
    const root = plant({
      'packages/web/src/ui/fits.ts': lines(300),
      'packages/web/src/ui/long.ts': lines(301),
      'packages/web/src/ui/messages/en.ts': lines(900),
      'packages/server/src/platform/database/migrations/x.ts': lines(900),
      'e2e/fixtures/ships.ts': lines(900),
    })
    const verdict = checkFileSizes(root)
    expect(verdict.findings).toMatchObject([{ file: 'packages/web/src/ui/long.ts', message: '301 lines, at most 300' }])
    expect(verdict.things).toContain('median 301 lines')
  })
})

describe('the Enter key', () => {
  const outside = 'packages/web/src/features/tracking/search.form.tsx'
  const inside = 'packages/web/src/ui/form/chips.tsx'

  it('is only used in ui/, with a check for input methods', () => {
    const root = plant({
      [inside]: `export const onKey = (e: KeyboardEvent) => e.key === 'Enter' && !e.isComposing\n`,
      [outside]: `export const onKey = (e: KeyboardEvent) => e.key === 'Escape'\nexport const Enter = 1\n`,
    })
    expect(checkEnterKey(root)).toEqual({ findings: [], seen: 2, things: 'files of the web' })
  })

  it.each([
    ['in a screen', outside, `\nexport const F = () => <input onKeyDown={(e) => e.key === 'Enter' && send()} />\n`],
    ['in a screen, by a list', outside, `\nconst keys = ['Tab', 'Enter']\n`],
    ['in a screen, by its number', outside, '\nexport const onKey = (e: KeyboardEvent) => e.keyCode === 13\n'],
    [
      'in ui/ without a thought for input methods',
      inside,
      `\nexport const onKey = (e: KeyboardEvent) => e.key === 'Enter'\n`,
    ],
  ])('is found %s', (_where, file, text) =>
    expect(places(checkEnterKey(plant({ [file]: text })))).toEqual([`${file}:2`]),
  )
})

describe('a viewer that a function takes', () => {
  const file = 'packages/server/src/features/tracking/cargo.repository.ts'
  const at = (line: string, where = file) => places(checkUnusedViewers(plant({ [where]: `\n${line}\n` })))

  it.each([
    ['by what it says', 'export const find = (db: Db, viewer: Viewer) => db.find(viewer.accountId)'],
    ['by a part of it', 'export const find = (db: Db, { accountId }: PersonViewer) => db.find(accountId)'],
    ['in a function inside', 'export function find(viewer: Viewer) { return () => allowed(viewer) }'],
    ['for the default of the next', 'export const find = (viewer: Viewer, ids = idsOf(viewer)) => ids'],
    [
      'as one of several options',
      'export const find = ({ db, viewer }: { db: Db; viewer: Viewer }) => db.find(viewer)',
    ],
    ['with the rest of them', 'export const find = ({ db, ...rest }: { db: Db; viewer: Viewer }) => db.find(rest)'],
    ['in a callback’s type alone', 'export const find = (_allowed: (viewer: Viewer) => boolean) => 1'],
    ['where there is no body', 'export declare function find(viewer: Viewer): void'],
  ])('is used: %s', (_how, line) => expect(at(line)).toEqual([]))

  it.each([
    ['by an underscore', 'export function remove(db: Db, _viewer: Viewer, id: string) { return db.run(id) }'],
    ['under any name', 'export function remove(db: Db, anyone: Viewer, id: string) { return db.run(id) }'],
    ['in an arrow function', 'export const remove = (db: Db, _carrier: Viewer, id: string) => db.run(id)'],
    [
      'in a function inside',
      'export const make = (db: Db) => ({ remove: (_admin: PersonViewer, id: string) => db.run(id) })',
    ],
    ['in a method', 'export class Rows { remove(_admin: CarrierViewer, id: string) { return id } }'],
    ['destructured away', 'export const remove = (db: Db, {}: Viewer, id: string) => db.run(id)'],
    [
      'destructured into nothing',
      'export const remove = (db: Db, { actor: _actor }: Viewer, id: string) => db.run(id)',
    ],
    ['left out of the options', 'export const remove = ({ db }: { db: Db; viewer: Viewer }) => db.run()'],
    ['optional', 'export const remove = (db: Db, _viewer?: Viewer) => db.run()'],
    ['with a default', 'export const remove = (db: Db, _viewer: Viewer | undefined = guest) => db.run()'],
    ['mentioned and no more', 'export const remove = (db: Db, viewer: Viewer) => { void viewer; return db.run() }'],
    [
      'as the name of something else',
      'export const remove = (db: Db, viewer: Viewer) => db.run({ viewer: db.viewer })',
    ],
    ['hidden by another', 'export const remove = (db: Db, viewer: Viewer) => db.all((viewer) => viewer.id)'],
  ])('is ignored: %s', (_how, line) => expect(at(line)).toEqual([`${file}:2`]))

  it('may be ignored by tests and in other packages', () => {
    const line = 'export const f = (_viewer: Viewer) => 1'
    expect(at(line, 'packages/server/src/features/tracking/cargo.fixture.ts')).toEqual([])
    expect(at(line, 'packages/server/src/features/tracking/cargo.api.test.ts')).toEqual([])
    expect(at(line, 'packages/web/src/ui/viewer.ts')).toEqual([])
  })
})

describe('sizes of text', () => {
  const feature = 'packages/web/src/features/tracking/list.module.css'
  const part = 'packages/web/src/ui/text.module.css'

  it('are steps of the scale, and in ui/ anything that grows with the size that a reader chose', () => {
    const root = plant({
      [feature]:
        '.a {\n  font-size: var(--text-sm);\n  font: var(--text-sm) / 1.5 monospace;\n}\n.b {\n  font: inherit;\n}\n',
      [part]:
        ':root {\n  --text-sm: 0.9rem;\n}\n/* font-size: 14px; */\n.big {\n  font-size: calc(var(--text-sm) * 2);\n}\n',
    })
    expect(checkFontSizes(root)).toEqual({ findings: [], seen: 2, things: 'style sheets' })
  })

  it.each([
    ['in px in a feature', feature, '.a {\nfont-size: 14px;\n}'],
    ['in rem in a feature', feature, '.a {\nfont-size: 0.9rem;\n}'],
    ['made of a step in a feature', feature, '.a {\nfont-size: calc(var(--text-sm) * 2);\n}'],
    ['in a font of a feature', feature, '.a {\nfont: 600 14px / 1.5 monospace;\n}'],
    ['in px in ui/', part, '.a {\nfont-size: clamp(1rem, 2vw, 30px);\n}'],
    ['in a font of ui/', part, '.a {\nfont:\n    16px / 1.5 serif;\n}'],
    ['in a step of the scale', part, ':root {\n--text-sm: 14px;\n}'],
  ])('are found %s', (_where, file, text) =>
    expect(places(checkFontSizes(plant({ [file]: text })))).toEqual([`${file}:2`]),
  )
})
