export type Log = (level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>) => void

/** One JSON document per line, like the server's; never logs a key. */
export const logTo =
  (stream: { write(text: string): unknown }): Log =>
  (level, message, details = {}) => {
    stream.write(
      `${JSON.stringify({ level, time: new Date().toISOString(), program: 'gates', ...details, msg: message })}\n`,
    )
  }
