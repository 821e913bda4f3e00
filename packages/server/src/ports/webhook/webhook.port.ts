export interface Delivery {
  url: string
  headers: Record<string, string>
  body: string
}

/** The receiver did not take a delivery; the message says why, in words for an admin. */
export class DeliveryFailure extends Error {}

/** Pushes to an address that somebody outside has named. */
export interface Webhook {
  /** Done when the receiver took it; throws a DeliveryFailure when it did not, whatever it did instead. */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<void>
  close(): void
}
