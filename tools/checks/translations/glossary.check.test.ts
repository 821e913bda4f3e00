import { describe, expect, it } from 'vitest'
import { plant } from '../planted-tree.ts'
import { checkGlossary } from './glossary.check.ts'

const folder = 'packages/web/src/features/tracking/messages'
const message = (text: string) => ({ text, kept: '' })
const texts = (en: string, zh: string, vi: string, at = folder) => ({
  [`${at}/en.ts`]: `export const en = ${JSON.stringify(message(en))} as const`,
  [`${at}/zh.ts`]: `export const zh = ${JSON.stringify(message(zh))}`,
  [`${at}/vi.ts`]: `export const vi = ${JSON.stringify(message(vi))}`,
})
const found = async (files: Record<string, string>) =>
  (await checkGlossary(plant(files))).findings.map(({ file, message }) => `${file.split('/').at(-1)} ${message}`)

describe('the glossary', () => {
  it('finds nothing in texts that use its words', async () => {
    const good = texts('Correction of booking {{box}}', '订舱 {{box}} 改单', 'Chỉnh sửa booking {{box}}')
    expect(await checkGlossary(plant(good))).toEqual({ findings: [], seen: 6, things: 'texts and files' })
  })

  it.each([
    ['en', 'Whoever pays', '付款人', 'Bên trả', "en.ts text says 'Whoever'"],
    ['en', 'Data hold hold', '资料不全', 'Giữ do thiếu dữ liệu', "en.ts text says 'hold hold'"],
    ['en, of a mail', 'Send by e-mail', '发送邮件', 'Gửi email', "en.ts text says 'e-mail', the glossary email"],
    ['en, of a vessel', 'Two ships', '两艘船', 'Hai tàu', "en.ts text says 'ships', the glossary vessel, sailing"],
    ['zh, everywhere', 'On hold', '被扣货', 'Bị giữ', "zh.ts text says '扣货', the glossary 未放行: 被扣货"],
    ['zh, of one thing', 'Correction', '更改', 'Chỉnh sửa', "zh.ts text says '更改', the glossary 改单: 更改"],
    ['vi', 'Booking', '订舱', 'Đặt chỗ', "vi.ts text says 'Đặt chỗ', the glossary booking: Đặt chỗ"],
  ])('finds a word that must not be used: %s', async (_what, en, zh, vi, expected) => {
    const messages = await found(texts(en, zh, vi))
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain(expected)
  })

  it('leaves a word alone where the text is about something else', async () =>
    expect(await found(texts('Change password', '更改密码', 'Đổi mật khẩu'))).toEqual([]))

  it('reads folders of messages with a name of their own', async () =>
    expect(await found(texts('Track', '追踪', 'Theo dõi', 'packages/contract/src/vgm/vgm-messages'))).toHaveLength(1))

  it('reads the texts of the demo, the mails and the papers, with their line', async () => {
    const ports = 'packages/gates/src/world/ports.ts'
    const { findings } = await checkGlossary(
      plant({ ...texts('Port', '港口', 'Cảng'), [ports]: "export const names = [\n  'Shanghai',\n  'Ninh Ba',\n]\n" }),
    )
    expect(findings).toMatchObject([{ file: ports, line: 3 }])
  })

  it('reads the chapters of the User Guide, with their line', async () => {
    const chapter = 'packages/web/src/features/user-guide/chapters/zh/track.md'
    const { findings } = await checkGlossary(
      plant({ ...texts('Track', '跟踪', 'Theo dõi'), [chapter]: '跟踪货物\n\n## 追踪 {{portal:pages.search}}\n' }),
    )
    expect(findings).toMatchObject([{ file: chapter, line: 3 }])
  })

  it('lets a contract name its parties as contracts do', async () => {
    const letter = 'packages/server/src/features/letters-of-indemnity/messages'
    expect(await found(texts('Carrier', '承运人', 'Hãng tàu', letter))).toEqual([])
    expect(await found(texts('Carrier', '承运人', 'Hãng tàu'))).toHaveLength(1)
  })
})
