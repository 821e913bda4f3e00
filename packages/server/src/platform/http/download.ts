import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'

interface Named {
  name: string
  mediaType: string
  /** Unknown where the file is made on its way. */
  byteSize: number | undefined
}

/** A file on its way into a browser, piece by piece. */
export class Download {
  readonly file: Named
  readonly content: AsyncIterable<Buffer>
  constructor(file: Named, content: AsyncIterable<Buffer>) {
    this.file = file
    this.content = content
  }
}

/** Under its own name: plain letters for old programs, the whole name for all others. */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w. ()-]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/** Sends a file past Fastify, as other answers are; whoever hangs up ends it. */
export async function sendDownload(reply: FastifyReply, headers: string[], { file, content }: Download) {
  const flat = [
    ...headers,
    ...['x-request-id', reply.request.id],
    ...['content-type', file.mediaType],
    ...(file.byteSize === undefined ? [] : ['content-length', String(file.byteSize)]),
    ...['content-disposition', dispositionOf(file.name)],
  ]
  const { raw } = reply.hijack()
  raw.writeHead(200, flat)
  await pipeline(Readable.from(content), raw).catch(() => raw.destroy())
}
