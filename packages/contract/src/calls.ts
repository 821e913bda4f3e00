import * as accounts from './accounts/accounts.endpoints.ts'
import * as gridPreferences from './bookings/grid-preference.endpoints.ts'
import * as carrier from './carrier/carrier.endpoints.ts'
import type { ErrorCode } from './catalogue.ts'
import * as assumption from './identity/assumption.endpoints.ts'
import * as identity from './identity/identity.endpoints.ts'
import * as ownAccount from './identity/own-account.endpoints.ts'
import * as secondFactor from './identity/second-factor.endpoints.ts'
import type { CallOf, Endpoint, ReplyOf } from './kit/endpoint.ts'
import * as schedules from './schedules/schedules.endpoints.ts'
import * as support from './support/support.endpoints.ts'
import * as dashboard from './tracking/dashboard.endpoints.ts'
import * as live from './tracking/live.endpoints.ts'
import * as tracking from './tracking/tracking.endpoints.ts'

/** Every call there is. The server serves nothing else, the description shows nothing else. */
export const calls = [
  tracking.searchPublicCargo,
  tracking.getPublicCargo,
  tracking.searchCargo,
  tracking.getCargo,
  tracking.getCustomsHistory,
  tracking.getInterchangeHistory,
  dashboard.listContainers,
  dashboard.countContainers,
  dashboard.listVvds,
  dashboard.listLocations,
  dashboard.translateRefData,
  live.watchCargo,
  tracking.getPublicRoute,
  schedules.getNetworkMap,
  identity.getCaptcha,
  identity.getRegions,
  identity.register,
  identity.confirm,
  identity.resendCode,
  identity.forgot,
  identity.confirmForgot,
  identity.login,
  identity.loginByToken,
  identity.refresh,
  identity.logout,
  identity.changePassword,
  identity.getProfile,
  identity.changeProfile,
  secondFactor.loginByCode,
  secondFactor.beginStepSetUp,
  secondFactor.finishStepSetUp,
  secondFactor.getFactor,
  secondFactor.beginSetUp,
  secondFactor.finishSetUp,
  secondFactor.switchOff,
  secondFactor.renewRecoveryCodes,
  ownAccount.getActivity,
  ownAccount.getDevices,
  ownAccount.forgetDevice,
  ownAccount.endOtherSessions,
  assumption.assume,
  assumption.release,
  accounts.searchAccounts,
  accounts.getAccount,
  accounts.getAuthEvents,
  accounts.resendVerification,
  accounts.resetPassword,
  accounts.endSessions,
  accounts.removeSecondFactor,
  accounts.searchProfiles,
  accounts.getProfileOf,
  accounts.changeGrants,
  accounts.getGrants,
  accounts.searchOrganisations,
  accounts.getOrganisation,
  accounts.createOrganisation,
  accounts.changeOrganisation,
  gridPreferences.getPreference,
  gridPreferences.savePreference,
  gridPreferences.resetPreference,
  gridPreferences.getViews,
  gridPreferences.createView,
  gridPreferences.changeView,
  gridPreferences.deleteView,
  support.getPlace,
  support.sendLog,
  support.getHealth,
  support.getReadiness,
  support.getMetrics,
  support.getDescription,
  support.getDocs,
  support.getDocsStyle,
  carrier.sendLocations,
  carrier.sendEquipmentTypes,
  carrier.sendOrganisations,
  carrier.sendSchedules,
  carrier.sendBookings,
  carrier.sendContainers,
  carrier.sendHolds,
  carrier.sendEvents,
  carrier.sendFreeTime,
  carrier.sendCustoms,
  carrier.sendInterchanges,
  carrier.createSignInToken,
  carrier.getCursor,
  carrier.putCursor,
  carrier.getClock,
  carrier.putProfile,
] as const satisfies readonly (Endpoint & { errors: readonly ErrorCode[] })[]

type Call = (typeof calls)[number]

/** The calls by method and path, as types alone: the browser calls by this key and loads no schema for it. */
export type Calls = { [C in Call as `${C['method']} ${C['path']}`]: { call: CallOf<C>; reply: ReplyOf<C> } }
export type CallKey = keyof Calls
