import type { Language } from '@fairway/contract/shared/language'
import type { SigningServiceName } from '@fairway/contract/signing/signing.values'

/** A document for one signer. */
export interface ToSign {
  /** Of the signing, by which the service names it to us. */
  id: string
  title: string
  language: Language
  pdf: Buffer
  pages: number
  signer: { id: string; name: string; email: string }
  /** Where the service sends the signer's browser afterwards; that it came there proves nothing. */
  returnUrl: string
  /** Where the service calls us, if we have an address that it can reach. */
  callbackUrl: string | undefined
}

/** What a service says of a document. */
export type ServiceState = { state: 'open' | 'declined' | 'ended' } | { state: 'completed'; pdf: Buffer }

/** Where documents are signed. */
export interface SigningService {
  name: SigningServiceName
  /** What the service calls it, and where the signer's browser goes. */
  open(document: ToSign): Promise<{ reference: string; url: string }>
  /** Asks the service. Undefined where it has nothing to say that we do not know ourselves. */
  stateOf(reference: string): Promise<ServiceState | undefined>
  /** Nobody can sign it any more. */
  end(reference: string): Promise<void>
}
