import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from './portal.ts'

/** The folder in which the mail server of the tests stores its mail. */
const folder = path.join(process.env.FAIRWAY_E2E_DATA ?? '.data', 'letters')

async function lettersTo(address: string): Promise<Email[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(files.sort().map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))))
  return letters.filter(({ to }) => to?.some((reader) => reader.address === address))
}

/** The mail with this number to a recipient, once it has arrived: its subject, its code and its link. */
export async function letterTo(address: string, number = 1) {
  await expect.poll(async () => (await lettersTo(address)).length).toBeGreaterThanOrEqual(number)
  const { subject = '', text = '', html = '' } = (await lettersTo(address))[number - 1] ?? {}
  const [link = ''] = /https?:\/\/\S+\/(confirmUser|resetPassword)\/\S+/.exec(text) ?? []
  const [, code = ''] = /\/(\d{6})\?/.exec(link) ?? []
  return { subject, text, html, link, code }
}
