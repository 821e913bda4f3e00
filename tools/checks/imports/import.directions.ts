import { isFixture, isTest } from '../source-files.ts'
import type { Import } from './import.graph.ts'
import type { Place } from './import.place.ts'

/** A rule checks one import and returns its error, or nothing. */
type Rule = (one: Import, from: Place, to: Place | undefined) => string | undefined

const webOrder = ['app', 'features', 'ui', 'platform']
const builtOn: Record<string, Record<string, string[]>> = {
  web: Object.fromEntries(webOrder.map((layer, at) => [layer, webOrder.slice(at)])),
  server: {
    app: ['app', 'features', 'ports', 'platform'],
    features: ['features', 'ports', 'platform'],
    ports: ['ports', 'platform'],
    platform: ['platform', 'ports'],
  },
  gates: { client: ['client', 'app'] },
}
const testTools = ['vitest', 'fast-check']
/** The contract may only use zod and the phone number library: both are pure. */
const pure = new Set(['zod', 'libphonenumber-js'])
const forTests = (file: string) => isTest(file) || isFixture(file) || file === TESTING
/** Starts the whole server for a test; test helpers may import the app, because nothing depends on them. */
const TESTING = 'packages/server/src/platform/testing.ts'
const LOCKED = 'packages/server/src/platform/locked.ts'

export const directions: Record<string, Rule> = {
  'packages-never-meet': (one, from, to) => {
    if (one.package?.startsWith('@fairway/')) return `${from.package} may use the contract only, by its path`
    if (!one.file || to?.package === from.package) return undefined
    if (to?.package === 'contract' && one.specifier.startsWith('@fairway/contract/')) return undefined
    if (to?.package === 'contract') return 'the contract is imported as @fairway/contract/<path>'
    if (isTest(one.from) && one.file.startsWith(`packages/${from.package}/`)) return undefined
    return to ? `${from.package} and ${to.package} never meet` : `${one.file} lies outside of the packages`
  },

  'contract-imports-pure-only': (one, from) => {
    if (from.package !== 'contract' || !one.package || pure.has(one.package)) return undefined
    if (isTest(one.from) && testTools.includes(one.package)) return undefined
    return `the contract imports ${[...pure].join(', ')} and itself only, not ${one.specifier}`
  },

  'layers-point-down': (one, from, to) => {
    if (!to || to.package !== from.package || (forTests(one.from) && to.layer === 'app')) return undefined
    const allowed = builtOn[from.package]?.[from.layer]
    if (!allowed || allowed.includes(to.layer)) return undefined
    return `${from.layer} is below ${to.layer} in ${from.package} and may not import from it`
  },

  'known-layers': (one, from) => {
    const known = from.package === 'web' || from.package === 'server' ? builtOn[from.package] : undefined
    if (!known || known[from.layer]) return undefined
    return `${from.package}/src/${from.layer} is no layer of the house; its ${one.specifier} has no direction`
  },

  'web-slices-link-by-path': (_one, from, to) => {
    if (from.package !== 'web' || !from.slice || !to?.slice || to.slice === from.slice) return undefined
    return `${from.slice} may not import from ${to.slice}: web slices link by path`
  },

  'server-slices-meet-in-public': (one, from, to) => {
    if (from.package !== 'server' || to?.package !== 'server' || !from.slice || !to.slice) return undefined
    if (forTests(one.from) && isFixture(one.file ?? '')) return undefined
    if (to.slice === from.slice || one.file === `packages/server/src/features/${to.slice}/public.ts`) return undefined
    return `${from.slice} may read of ${to.slice} only what its public.ts offers`
  },

  'test-code-in-tests-only': (one) => {
    if (!one.file || !forTests(one.file) || forTests(one.from)) return undefined
    return `${one.file} is for tests only`
  },

  'sql-in-repositories-only': (one, from) => {
    if (one.package !== 'sql-template-tag' || one.from.endsWith('.repository.ts')) return undefined
    return from.layer === 'platform' ? undefined : 'only repositories and the platform compose SQL'
  },

  'locks-in-repositories-only': (one) => {
    if (one.file !== LOCKED || one.typeOnly || one.from.endsWith('.repository.ts')) return undefined
    return 'only the repository that locks a row may call it locked'
  },
}
