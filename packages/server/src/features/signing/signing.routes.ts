import * as calls from '@fairway/contract/signing/signing.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import type { SealChecker } from '../../ports/sealing/sealing.port.ts'
import { openSample } from './sample-letter.ts'
import { verifySeal } from './seal-check.actions.ts'
import * as actions from './signing.actions.ts'
import { hearCallback } from './signing-outcome.actions.ts'

export interface SigningRouteParts extends actions.SigningParts {
  checker: SealChecker
  carrierName: () => Promise<string>
  hasTimeServer: boolean
  /** With which DocuSign signs its callbacks. */
  callbackKey: string | undefined
}

/** Seals, and what is signed. */
export function signingRoutes(serve: Serve, parts: SigningRouteParts) {
  const { checker, service, sealing, hasTimeServer } = parts
  serve(calls.verifySeal, (context, file) => verifySeal(context, checker, file))
  serve(calls.getSigningSetup, async () => ({
    service: service.name,
    certificate: await sealing.certificate(),
    hasTimeServer,
  }))
  serve(calls.openSample, (context) => openSample(context, parts))
  serve(calls.checkCallback, (context, { query }) => actions.checkSigning(context, query.id))
  serve(calls.getSigningRoom, (context, { query }) => actions.openRoom(context, query.id))
  serve(calls.keepSigning, (context, { body }) => actions.keepSigning(context, parts, body.id))
  serve(calls.completeSigning, (context, { body }) => actions.signInRoom(context, parts, body))
  serve(calls.endSigning, (context, { body }) => actions.releaseSigning(context, parts, body.id))
  serve(calls.hearCallback, (context, { bytes }) => hearCallback(context, parts, bytes))
  serve(calls.fetchSigned, (context, { query }) => actions.fetchDocument(context, parts, query.id))
}
