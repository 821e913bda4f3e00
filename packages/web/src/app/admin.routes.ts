import { cutUnits } from '@fairway/contract/shared/cut-units'
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { AdminPage } from './admin.pages.ts'

const pages = () => import('./admin.pages.ts')
const search = (name: AdminPage) => ({
  validateSearch: readCriteria,
  loader: async () => (await pages()).loadTexts(name),
  component: lazyRouteComponent(async () => ({ Page: await (await pages()).loadSearch(name) }), 'Page'),
})
const details = (name: Exclude<AdminPage, 'grants' | 'deliveries'>) => ({
  loader: async () => (await pages()).loadTexts(name),
  component: lazyRouteComponent(async () => ({ Page: await (await pages()).loadDetails(name) }), 'Page'),
})

/** Details of something new may start with what the address says. */
const startable = (name: 'etaRules' | 'etaExceptions') => ({ validateSearch: readCriteria, ...details(name) })

/** What an admin searched for stands in the address, as short plain texts; the screens judge it. */
function readCriteria(input: Record<string, unknown>): Record<string, string> {
  const plain = Object.entries(input).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return Object.fromEntries(plain.map(([name, value]) => [name, cutUnits(String(value), 300)]))
}

/** The pages of those who administer accounts. */
export const adminRoutes = <R extends AnyRoute>(getParentRoute: () => R) =>
  [
    createRoute({ getParentRoute, path: '/adminAccountSearch', ...search('accounts') }),
    createRoute({ getParentRoute, path: '/adminAccountSearchDetails/$username', ...details('accounts') }),
    createRoute({ getParentRoute, path: '/adminProfileSearch', ...search('profiles') }),
    createRoute({ getParentRoute, path: '/adminProfileSearchDetails/$username', ...details('profiles') }),
    createRoute({ getParentRoute, path: '/adminOrganisationSearch', ...search('organisations') }),
    createRoute({ getParentRoute, path: '/adminOrganisationSearchDetails/$id', ...details('organisations') }),
    createRoute({ getParentRoute, path: '/adminGrantSearch', ...search('grants') }),
    createRoute({ getParentRoute, path: '/adminDeliveries', ...search('deliveries') }),
    createRoute({ getParentRoute, path: '/adminEtaRuleSearch', ...search('etaRules') }),
    createRoute({ getParentRoute, path: '/adminEtaRuleSearchDetails/$ruleId', ...startable('etaRules') }),
    createRoute({ getParentRoute, path: '/adminEtaRuleExceptionSearch', ...search('etaExceptions') }),
    createRoute({ getParentRoute, path: '/adminEtaRuleExceptionDetails/$ruleId', ...startable('etaExceptions') }),
  ] as const
