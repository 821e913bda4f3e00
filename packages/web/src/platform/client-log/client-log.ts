import { createLogSender } from './client-log-sender.ts'

const sender = createLogSender()

/** Records an error of this browser. It reaches the server's log a little later. */
export const logClientError = (error: unknown) => sender.add(error)

/** Reports every error that no code caught. */
export function watchForErrors() {
  window.addEventListener('error', (event) => sender.add(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => sender.add(event.reason))
  window.addEventListener('pagehide', () => sender.flush())
}
