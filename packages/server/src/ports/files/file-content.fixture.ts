/** The smallest files of each kind that other programs open, or claim to be of any size. */
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export const pdf = (text = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\n% ${text}\nxref\n0 1\ntrailer <<>>\nstartxref\n9\n%%EOF\n`)

export const png = ({ width = 1, height = 1 } = {}) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    uint32(13),
    Buffer.from('IHDR'),
    uint32(width),
    uint32(height),
    Buffer.from([8, 2, 0, 0, 0, 0, 0, 0, 0]),
    uint32(0),
    Buffer.from('IEND'),
    Buffer.from([0xae, 0x42, 0x60, 0x82]),
  ])

export const jpeg = ({ width = 16, height = 16 } = {}) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]),
    Buffer.from('JFIF\0'),
    Buffer.alloc(9),
    Buffer.from([0xff, 0xc0, 0x00, 0x0b, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0x00, 0x08, 1, 1, 0, 0, 63, 0]),
    Buffer.alloc(20, 0x55),
    Buffer.from([0xff, 0xd9]),
  ])
