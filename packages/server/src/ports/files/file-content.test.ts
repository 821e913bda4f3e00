import { describe, expect, it } from 'vitest'
import { jpeg, pdf, png } from './file-content.fixture.ts'
import { recogniseFile } from './file-content.ts'

describe('a file is what its contents say', () => {
  it.each([
    ['application/pdf', pdf()],
    ['image/jpeg', jpeg()],
    ['image/png', png()],
  ])('%s', (type, bytes) => {
    expect(recogniseFile(bytes)).toBe(type)
    // a camera adds bytes behind the end, a broken line leaves the end out
    expect(recogniseFile(Buffer.concat([bytes, Buffer.alloc(40, 0x20)]))).toBe(type)
    expect(recogniseFile(bytes.subarray(0, bytes.length - 14))).toBeUndefined()
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a web page that begins like a PDF', Buffer.from('%PDF-1.7<script>alert(1)</script>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)])],
    ['a picture that anybody can draw on', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a PNG of gigabytes', png({ width: 90_000, height: 90_000 })],
    ['a JPEG without a size', jpeg({ width: 0, height: 0 })],
    ['only the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a JPEG whose parts lead outside of it', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]), Buffer.alloc(99)])],
  ])('%s is none of them', (_what, bytes) => expect(recogniseFile(bytes)).toBeUndefined()) // biome-ignore format: one line for each
})
