import { accountCalls } from './accounts/accounts.endpoints.ts'
import * as billing from './billing-documents/billing.endpoints.ts'
import * as disputes from './billing-documents/dispute.endpoints.ts'
import * as papers from './billing-documents/paper.endpoints.ts'
import * as addresses from './bookings/addresses/address.endpoints.ts'
import * as bookingChoices from './bookings/choices/booking-choices.endpoints.ts'
import * as bookingDashboard from './bookings/dashboard/booking-dashboard.endpoints.ts'
import * as gridPreferences from './bookings/dashboard/grid-preference.endpoints.ts'
import * as bookingPage from './bookings/page/booking-page.endpoints.ts'
import * as bookingRequests from './bookings/requests/booking-request.endpoints.ts'
import * as templates from './bookings/templates/template.endpoints.ts'
import * as carrier from './carrier/carrier.endpoints.ts'
import * as linkTokens from './carrier/link-token.endpoints.ts'
import * as outbox from './carrier/outbox.endpoints.ts'
import type { ErrorCode } from './catalogue.ts'
import { companyCalls } from './company/company.endpoints.ts'
import * as corrections from './corrections/correction.endpoints.ts'
import { detentionCalls } from './detention/detention.endpoints.ts'
import { etaRuleCalls } from './eta-rules/eta-rule.endpoints.ts'
import * as formUploads from './form-uploads/form-upload.endpoints.ts'
import * as find from './home/find.endpoints.ts'
import * as home from './home/home.endpoints.ts'
import * as assumption from './identity/assumption.endpoints.ts'
import * as identity from './identity/identity.endpoints.ts'
import * as ownAccount from './identity/own-account.endpoints.ts'
import * as secondFactor from './identity/second-factor.endpoints.ts'
import { informationCalls } from './information/information.endpoints.ts'
import type { CallOf, Endpoint, ReplyOf } from './kit/endpoint.ts'
import { blanketLetterCalls } from './letters-of-indemnity/blanket-letter.endpoints.ts'
import * as oneTimeLetters from './letters-of-indemnity/one-time-letter.endpoints.ts'
import * as notifications from './notifications/notification.endpoints.ts'
import { scheduleCalls } from './schedules/schedules.endpoints.ts'
import { sharingCalls } from './sharing/sharing.endpoints.ts'
import * as instructions from './shipping-instructions/shipping-instruction.endpoints.ts'
import * as instructionTemplates from './shipping-instructions/si-template.endpoints.ts'
import * as tariffCodes from './shipping-instructions/tariff-code.endpoints.ts'
import { signingCalls } from './signing/signing.endpoints.ts'
import * as files from './support/file.endpoints.ts'
import { supportCalls } from './support/support.endpoints.ts'
import { supportRequestCalls } from './support/support-request.endpoints.ts'
import * as dashboard from './tracking/dashboard/dashboard.endpoints.ts'
import * as live from './tracking/live/live.endpoints.ts'
import * as tracking from './tracking/tracking.endpoints.ts'
import { allocationCalls } from './vessel-allocation/allocation.endpoints.ts'
import * as vgm from './vgm/vgm.endpoints.ts'
import * as vgmFiles from './vgm/vgm-files.endpoints.ts'
import { watchingCalls } from './watching/watching.endpoints.ts'

/** Every call. The server serves no others and the API description shows no others. */
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
  ...scheduleCalls,
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
  ...accountCalls,
  ...companyCalls,
  bookingChoices.getChoices,
  bookingChoices.getPublicChoices,
  bookingChoices.getContractTerms,
  bookingChoices.findVessels,
  addresses.searchAddresses,
  addresses.addAddress,
  addresses.changeAddress,
  addresses.deleteAddress,
  addresses.useAddress,
  templates.listTemplates,
  templates.getTemplate,
  templates.addTemplate,
  templates.changeTemplate,
  templates.deleteTemplate,
  bookingDashboard.listBookings,
  bookingDashboard.countBookings,
  bookingDashboard.getBookingChoices,
  bookingPage.getBooking,
  corrections.searchCorrections,
  corrections.checkPermission,
  corrections.listCorrections,
  corrections.viewCorrection,
  corrections.actOnCorrection,
  corrections.updateCorrection,
  corrections.deleteCorrection,
  corrections.reApproveCorrection,
  corrections.checkLatestBookingData,
  corrections.getCorrectionHistory,
  corrections.compareCorrections,
  bookingRequests.searchRequests,
  bookingRequests.getRequest,
  bookingRequests.copyRequest,
  bookingRequests.saveDraft,
  bookingRequests.deleteDraft,
  bookingRequests.submitRequest,
  bookingRequests.cancelRequest,
  bookingRequests.validateRequest,
  bookingRequests.getRequestHistory,
  bookingRequests.compareVersions,
  bookingRequests.getConfirmation,
  bookingRequests.sendDocuments,
  instructions.searchInstructions,
  instructions.getInstruction,
  instructions.getInstructedBooking,
  instructions.getInstructionChoices,
  instructions.beginInstruction,
  instructions.listEarlierInstructions,
  instructions.saveInstruction,
  instructions.deleteInstruction,
  instructions.submitInstruction,
  instructions.validateInstruction,
  instructions.getInstructionHistory,
  instructions.compareInstructions,
  instructions.decideOnDraft,
  instructions.getBlDraft,
  instructions.sendBlDraft,
  instructionTemplates.listSiTemplates,
  instructionTemplates.getSiTemplate,
  instructionTemplates.addSiTemplate,
  instructionTemplates.changeSiTemplate,
  instructionTemplates.deleteSiTemplate,
  vgm.getVgmCarriers,
  vgm.searchVgm,
  vgm.keepVgm,
  vgm.saveVgm,
  vgm.saveVgmOfBookings,
  vgm.checkVgmContainer,
  vgm.validateVgm,
  vgm.getVgmHistory,
  billing.searchBills,
  billing.countBills,
  billing.getBill,
  billing.getTariff,
  billing.getBillHistory,
  billing.getInvoice,
  billing.getStatement,
  billing.downloadStatement,
  vgmFiles.addWeighingTicket,
  vgmFiles.removeWeighingTicket,
  vgmFiles.mailVgmCertificate,
  disputes.getDisputes,
  disputes.getDispute,
  disputes.raiseDispute,
  disputes.writeDisputeMessage,
  disputes.withdrawDispute,
  disputes.addEvidence,
  disputes.downloadEvidence,
  disputes.removeEvidence,
  linkTokens.getLinkTokenInfo,
  formUploads.getFormUrl,
  formUploads.getForm,
  formUploads.readBookingForms,
  formUploads.listBookingForms,
  formUploads.getBookingForms,
  formUploads.sendBookingForms,
  formUploads.dropBookingForms,
  formUploads.readSiForms,
  formUploads.listSiForms,
  formUploads.getSiForms,
  formUploads.sendSiForms,
  formUploads.dropSiForms,
  formUploads.readVgmForms,
  formUploads.listVgmForms,
  formUploads.getVgmForms,
  formUploads.sendVgmForms,
  formUploads.dropVgmForms,
  gridPreferences.getPreference,
  gridPreferences.savePreference,
  gridPreferences.resetPreference,
  gridPreferences.getViews,
  gridPreferences.createView,
  gridPreferences.changeView,
  gridPreferences.deleteView,
  tariffCodes.searchTariffCodes,
  home.getHome,
  find.findAnything,
  notifications.getNotifications,
  notifications.markNotificationsRead,
  ...detentionCalls,
  ...informationCalls,
  ...supportRequestCalls,
  ...etaRuleCalls,
  ...signingCalls,
  ...blanketLetterCalls,
  ...papers.paperCalls,
  ...oneTimeLetters.oneTimeLetterCalls,
  ...allocationCalls,
  ...watchingCalls,
  ...sharingCalls,
  files.issueTicket,
  files.fetchFile,
  ...supportCalls,
  carrier.sendLocations,
  carrier.sendEquipmentTypes,
  carrier.sendOrganisations,
  carrier.sendPackageTypes,
  carrier.sendTariffCodes,
  carrier.sendContracts,
  carrier.sendDetentionTerms,
  carrier.sendSchedules,
  carrier.sendBookings,
  carrier.sendBills,
  carrier.sendCharges,
  carrier.sendInvoices,
  carrier.sendPayments,
  carrier.sendReleaseHolds,
  carrier.sendAllocationAccounts,
  carrier.sendCapacities,
  carrier.sendAllocations,
  carrier.sendContainers,
  carrier.sendHolds,
  carrier.sendEvents,
  carrier.sendFreeTime,
  carrier.sendCustoms,
  carrier.sendInterchanges,
  carrier.createSignInToken,
  linkTokens.createLinkToken,
  linkTokens.withdrawLinkToken,
  outbox.pollOutbox,
  outbox.acknowledgeEntries,
  outbox.sendDecisions,
  outbox.sendCorrectionDecisions,
  outbox.sendSiDecisions,
  outbox.sendVgmDecisions,
  outbox.sendDisputeAnswers,
  outbox.getDisputeFile,
  outbox.getLetterFile,
  outbox.getIntake,
  outbox.putIntake,
  outbox.getWebhook,
  outbox.putWebhook,
  outbox.endWebhook,
  outbox.getDeadLetters,
  outbox.retryDeadLetters,
  outbox.dropDeadLetters,
  carrier.getCursor,
  carrier.putCursor,
  carrier.getClock,
  carrier.putProfile,
] as const satisfies readonly (Endpoint & { errors?: readonly ErrorCode[] })[]

type Call = (typeof calls)[number]

/** The calls by method and path, as types only: the browser uses these keys and loads no schema. */
export type Calls = { [C in Call as `${C['method']} ${C['path']}`]: { call: CallOf<C>; reply: ReplyOf<C> } }
export type CallKey = keyof Calls
