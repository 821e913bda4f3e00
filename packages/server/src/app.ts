import { constants } from 'node:zlib'
import { calls } from '@fairway/contract/calls'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './features/accounts/account.routes.ts'
import { indexAccount } from './features/accounts/search-upkeep.actions.ts'
import { billingRoutes } from './features/billing-documents/billing.routes.ts'
import { disputeCarrierSide } from './features/billing-documents/disputes/dispute-answer.actions.ts'
import { paperRoutes } from './features/billing-documents/papers/paper.routes.ts'
import { paperMakers } from './features/billing-documents/papers/paper-selection.actions.ts'
import { addressAndTemplateRoutes } from './features/bookings/address-and-template.routes.ts'
import { bookingChoiceRoutes } from './features/bookings/choices/booking-choices.routes.ts'
import { bookingDashboardRoutes } from './features/bookings/dashboard/booking-dashboard.routes.ts'
import { gridPreferenceRoutes } from './features/bookings/grids/grid-preference.routes.ts'
import { bookingPageRoutes } from './features/bookings/page/booking-page.routes.ts'
import { bookingRequestRoutes } from './features/bookings/requests/booking-request.routes.ts'
import { requestSubmission } from './features/bookings/requests/booking-request.submission.ts'
import { confirmationMaker } from './features/bookings/requests/request-documents.ts'
import { createBoot, createProfileReader } from './features/carrier/boot.actions.ts'
import { carrierRoutes } from './features/carrier/carrier.routes.ts'
import { createHeartbeat } from './features/carrier/outbox/intake.actions.ts'
import { outboxRoutes } from './features/carrier/outbox/outbox.routes.ts'
import { companyRoutes } from './features/company/company.routes.ts'
import { correctionRoutes } from './features/corrections/correction.routes.ts'
import { correctionSubmission } from './features/corrections/correction.submission.ts'
import { detentionRoutes } from './features/detention/detention.routes.ts'
import { etaRuleRoutes } from './features/eta-rules/eta-rule.routes.ts'
import { formUploadRoutes } from './features/form-uploads/form-upload.routes.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { identityRoutes } from './features/identity/identity.routes.ts'
import { createPasswords, type Passwords } from './features/identity/passwords/passwords.ts'
import { informationRoutes } from './features/information/information.routes.ts'
import { blanketLetter } from './features/letters-of-indemnity/blanket-signing.actions.ts'
import { letterRoutes } from './features/letters-of-indemnity/letter.routes.ts'
import { letterCarrierSide } from './features/letters-of-indemnity/letter-delivery.actions.ts'
import { oneTimeLetterRoutes } from './features/letters-of-indemnity/one-time/one-time-letter.routes.ts'
import { oneTimeLetter } from './features/letters-of-indemnity/one-time/one-time-signing.actions.ts'
import { notificationRoutes } from './features/notifications/notification.routes.ts'
import { scheduleRoutes } from './features/schedules/schedule.routes.ts'
import { createSeaRoutes } from './features/schedules/sea-routes.actions.ts'
import { sharingRoutes } from './features/sharing/sharing.routes.ts'
import { blDraftMaker, instructionMaker } from './features/shipping-instructions/bl-draft/bl-draft.actions.ts'
import { instructionRoutes } from './features/shipping-instructions/instruction.routes.ts'
import { siSubmission } from './features/shipping-instructions/si.submission.ts'
import { tariffCodeRoutes } from './features/shipping-instructions/tariff-codes/tariff-code.routes.ts'
import { sampleLetter } from './features/signing/sample-letter.ts'
import { signingRoutes } from './features/signing/signing.routes.ts'
import { fileRoutes } from './features/support/file.routes.ts'
import { mailboxRoutes } from './features/support/mailbox.routes.ts'
import { supportRequestRoutes } from './features/support/requests/support-request.routes.ts'
import { supportRoutes } from './features/support/support.routes.ts'
import { createCargoWatch } from './features/tracking/live/live.actions.ts'
import { liveRoutes } from './features/tracking/live/live.routes.ts'
import { trackingRoutes } from './features/tracking/tracking.routes.ts'
import { allocationCarrierSide, allocationRoutes } from './features/vessel-allocation/allocation.routes.ts'
import { vgmRoutes } from './features/vgm/vgm.routes.ts'
import { vgmSubmission } from './features/vgm/vgm.submission.ts'
import { certificateMaker } from './features/vgm/vgm-certificate.actions.ts'
import { prepareTicket } from './features/vgm/weighing-ticket.actions.ts'
import { watchingRoutes } from './features/watching/watching.routes.ts'
import type { Pool } from './platform/database/database.ts'
import { createBodyReader } from './platform/http/body.ts'
import { createByteBudget } from './platform/http/byte-budget.ts'
import { createCarrierContact } from './platform/http/carrier-contact.ts'
import { answerFailures, refuseEarly, refuseUnreadable } from './platform/http/failures.ts'
import { secureAnswers, securityHeaders } from './platform/http/headers.ts'
import { isCall, type ShowPage, servePages, type WebBuild } from './platform/http/pages.ts'
import { createServe } from './platform/http/serve.ts'
import { createKeys } from './platform/keys.ts'
import type { LiveTimes } from './platform/live/live-hub.ts'
import { type Logger, logAnswers, RequestLog } from './platform/monitoring/log.ts'
import { measure, measureBodies, measureStreams } from './platform/monitoring/metrics.ts'
import { createOutboxNotifier } from './platform/outbox-notifier.ts'
import { createSessionStateReader, sessionCookieOf } from './platform/session.ts'
import type { Settings } from './platform/settings.ts'
import { closeConnectionsWhenDone, type Draining } from './platform/shutdown.ts'
import { createTokens } from './platform/tokens.ts'
import { createProofOfWork } from './ports/captcha/proof-of-work.adapter.ts'
import type { Documents } from './ports/documents/documents.port.ts'
import { createPdfInspector, type PdfInspector } from './ports/documents/incoming/pdf-inspector.adapter.ts'
import { createPdfMaker } from './ports/documents/pdf-maker.adapter.ts'
import { postgresFiles } from './ports/files/postgres-files.repository.ts'
import type { Geolocation } from './ports/geolocation/geolocation.port.ts'
import type { OpenSeaNetwork } from './ports/sea-network/sea-network.port.ts'
import { createSealChecker } from './ports/sealing/seal-checker.adapter.ts'
import { identityOpener } from './ports/sealing/seal-identity.actions.ts'
import { createSealing, createSealWorker, type SealWorker } from './ports/sealing/sealing.adapter.ts'
import type { SealChecker } from './ports/sealing/sealing.port.ts'
import { createSheetReader } from './ports/sheets/sheet-reader.adapter.ts'
import type { Sheets } from './ports/sheets/sheets.port.ts'
import { openSigningService } from './ports/signing/signing-choice.ts'

export interface Parts {
  settings: Settings
  pool: Pool
  /** Small, and for recognising callers and for identity alone. */
  identityPool: Pool
  log: Logger
  geolocation: Geolocation
  openSeaNetwork: OpenSeaNetwork
  web: WebBuild | undefined
  draining: Draining
  /** Tests cannot wait for heartbeats. */
  liveTimes?: Partial<LiveTimes> | undefined
  /** Tests hash passwords that are no secret, and watch how often. */
  passwords?: Passwords | undefined
  /** What works in processes of its own; tests share these between servers, because they take long to start. */
  documents?: Documents | undefined
  sheets?: Sheets | undefined
  sealWorker?: SealWorker | undefined
  checker?: SealChecker | undefined
  inspector?: PdfInspector | undefined
}

/** How long the head of a request may take; the whole of it may take as long as its call. */
const HEADERS_MS = 15_000
/** How often Node ends requests that take longer: as late as this. */
const CHECK_MS = 1_000

/** The whole server, in the order in which a request passes through it. */
export async function createApp(
  {
    settings,
    pool,
    identityPool,
    log,
    geolocation,
    openSeaNetwork,
    web,
    draining,
    liveTimes,
    passwords = createPasswords(),
    documents = createPdfMaker(),
    sheets = createSheetReader(),
    sealWorker = createSealWorker(),
    checker = createSealChecker(),
    inspector = createPdfInspector(),
  }: Parts,
  extend?: (app: FastifyInstance) => unknown,
) {
  const headers = securityHeaders(settings, web?.build ?? 'none')
  let showPage: ShowPage | undefined
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger, // pino is what Fastify logs with
    trustProxy: settings.trustProxy ?? false,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent, bindings) => new RequestLog(parent, bindings) as unknown as FastifyBaseLogger, // as above
    requestTimeout: settings.requestLimitMs + CHECK_MS, // the deadline of a call comes first: it answers with a code
    http: { headersTimeout: Math.min(HEADERS_MS, settings.requestLimitMs), connectionsCheckingInterval: CHECK_MS },
    connectionTimeout: Math.max(35_000, settings.requestLimitMs + 5_000), // a call that may still be answered is not cut off
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    onProtoPoisoning: 'error',
    frameworkErrors: (error, request, reply) => {
      const asPage = showPage && !isCall(request)
      reply.headers(asPage ? headers.ofPages : headers.ofAnswers)
      if (asPage) void showPage?.(request, reply, 404)
      else refuseEarly(error, reply)
    },
    clientErrorHandler: refuseUnreadable,
    return503OnClosing: true,
  })
  const served = new Set<string>()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'HEAD' || config?.page) return
    if (!config?.endpoint || !(calls as readonly unknown[]).includes(config.endpoint))
      throw new Error(`${String(method)} ${url} is not in the contract`)
    served.add(`${String(method)} ${url}`)
  })

  const bodies = createByteBudget(settings.bodyBytesInFlight)
  const readBody = createBodyReader(app, bodies)
  answerFailures(app, headers)
  closeConnectionsWhenDone(app)
  secureAnswers(app, headers)
  const registry = measure(app, pool)
  measureBodies(registry, bodies.inUse)
  logAnswers(app, log)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false, // \`readBody\` does it, once the caller is known
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  const keys = createKeys(settings.secrets)
  const tokens = createTokens(keys)
  const identityDb = identityPool.reading()
  // On the connection that the call itself will take, while one is free: two backends of PostgreSQL for a call are slower
  // than one.
  const sessionStateOf = createSessionStateReader(() => (pool.isFree ? pool.reading() : identityDb), settings)
  const authenticator = { db: identityDb, settings, tokens, sessionStateOf }
  const onCarrierContact = createCarrierContact(pool, log)
  const serve = createServe(app, { pool, settings, authenticator, headers, keys, readBody, onCarrierContact })
  const seaRoutes = createSeaRoutes(openSeaNetwork)
  trackingRoutes(serve, seaRoutes)
  const watch = createCargoWatch({ pool, settings, log, times: liveTimes })
  app.addHook('preClose', () => watch.close())
  measureStreams(registry, watch.size)
  liveRoutes(serve, watch)
  gridPreferenceRoutes(serve)
  bookingDashboardRoutes(serve)
  bookingPageRoutes(serve)
  correctionRoutes(serve)
  const files = postgresFiles(pool)
  bookingChoiceRoutes(serve)
  addressAndTemplateRoutes(serve)
  tariffCodeRoutes(serve)
  etaRuleRoutes(serve)
  homeRoutes(serve)
  notificationRoutes(serve)
  watchingRoutes(serve)
  sharingRoutes(serve, geolocation)
  carrierRoutes(serve)
  const notifier = createOutboxNotifier(settings.databaseDirectUrl, log)
  app.addHook('preClose', () => notifier.close())
  const submissions = {
    bookingRequest: requestSubmission,
    correction: correctionSubmission,
    shippingInstruction: siSubmission,
    vgm: vgmSubmission,
    dispute: disputeCarrierSide,
    letterOfIndemnity: letterCarrierSide,
    allocation: allocationCarrierSide,
  }
  outboxRoutes(serve, { notifier, heartbeat: createHeartbeat(pool, log), keys, submissions })
  app.addHook('onClose', () => passwords.close())
  const captcha = createProofOfWork({ keys, pool: identityPool, settings })
  const carrier = createProfileReader(pool)
  const boot = createBoot(carrier, settings, web?.build ?? 'none')
  const carrierName = async () => (await carrier()).name
  billingRoutes(serve, { files, carrierName })
  informationRoutes(serve, { files, carrierName })
  supportRequestRoutes(serve, { files, readOffices: async () => (await carrier()).support })
  app.addHook('onClose', () => documents.close())
  detentionRoutes(serve, { documents, carrierName })
  scheduleRoutes(serve, { seaRoutes, documents, carrierName })
  const sealing = createSealing(
    { openIdentity: identityOpener({ pool, keys, settings, carrierName }), timeServer: settings.timeServer, log },
    sealWorker,
  )
  app.addHook('onClose', () => sealing.close())
  if (settings.sealFile) await sealing.certificate() // a wrong one is found at the start, not at the first letter
  app.addHook('onClose', () => checker.close())
  const signing = {
    documents,
    sealing,
    files,
    service: await openSigningService(settings, log),
    signables: [sampleLetter, blanketLetter, oneTimeLetter],
  }
  signingRoutes(serve, {
    ...signing,
    checker,
    carrierName,
    callbackKey: settings.docusign?.callbackKey,
    hasTimeServer: settings.timeServer !== undefined,
  })
  letterRoutes(serve, { ...signing, carrier })
  oneTimeLetterRoutes(serve, { ...signing, carrier })
  const documentDependencies = { documents, sealing, keys, carrierName }
  bookingRequestRoutes(serve, documentDependencies)
  const paperDependencies = { documents, sealing, keys, carrier }
  instructionRoutes(serve, paperDependencies)
  vgmRoutes(serve, paperDependencies)
  app.addHook('onClose', () => sheets.close())
  formUploadRoutes(serve, { sheets, carrierName })
  allocationRoutes(serve, sheets)
  const billPaperDependencies = { ...paperDependencies, files }
  const makers = {
    bookingConfirmation: confirmationMaker(documentDependencies),
    shippingInstruction: instructionMaker(paperDependencies),
    blDraft: blDraftMaker(paperDependencies),
    vgmCertificate: certificateMaker(paperDependencies),
    weighingTicket: prepareTicket,
    ...paperMakers(billPaperDependencies),
  }
  app.addHook('onClose', () => inspector.close())
  paperRoutes(serve, { ...billPaperDependencies, makers, inspector })
  fileRoutes(serve, { files, documents, sealing, makers })
  identityRoutes(serve, { pool: identityPool, keys, tokens, settings, passwords, captcha, carrierName, indexAccount })
  accountRoutes(serve, { keys, pool: identityPool })
  companyRoutes(serve, { keys, pool: identityPool, passwords })
  supportRoutes(serve, { registry, geolocation, draining })
  if (settings.isDemo && !settings.smtpUrl) mailboxRoutes(app, pool)
  showPage = await servePages(app, {
    web,
    boot,
    bringsSession: (request) => sessionCookieOf(request, settings) !== undefined,
  })

  extend?.(app)
  await app.ready()
  const missing = calls.map((call) => `${call.method} ${call.path}`).filter((call) => !served.has(call))
  if (missing.length > 0) throw new Error(`In the contract, but not served: ${missing.join(', ')}`)
  return app
}
