import { createLogSender } from './client-log-sender.ts'

const sender = createLogSender()

/** Notes what went wrong in this browser; the server's log gets it a little later. */
export const logClientError = (error: unknown) => sender.add(error)

/** Listens for everything that nobody caught. */
export function watchForErrors() {
  window.addEventListener('error', (event) => sender.add(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => sender.add(event.reason))
  window.addEventListener('pagehide', () => sender.flush())
}
