import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Octets, octetsOf } from '../database/octets.ts'
import { pack } from './compression.ts'

const small = JSON.stringify({ container: 'FWYU4829130' })
const usual = JSON.stringify(Array.from({ length: 200 }, (_, at) => `宁波 FWYU${at}`))
const large = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => `Hải Phòng FWYU${at}`))
const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }

describe('an answer', () => {
  it.each([
    ['what Chromium says', 'gzip, deflate, br, zstd', 'br'],
    ['brotli alone', 'br', 'br'],
    ['gzip alone', 'gzip', 'gzip'],
    ['a preference', 'gzip;q=1.0, br;q=0.5', 'br'],
    ['no brotli, please', 'br;q=0, gzip', 'gzip'],
    ['no brotli in more words', 'br ; q=0.000 ,gzip', 'gzip'],
    ['neither', 'br;q=0, gzip;q=0', undefined],
    ['something like it', 'brotli, x-gzip', undefined],
    ['nothing to choose', 'identity', undefined],
  ])('is packed as its caller understands it: %s', async (_name, accepts, encoding) => {
    const packed = await pack(usual, accepts)
    expect(packed.encoding).toBe(encoding)
    expect(String(packed.encoding ? unpacked[packed.encoding](packed.body) : packed.body)).toBe(usual)
  })

  it('stays as it is when it is small, or when its caller says nothing', async () => {
    expect(await pack(small, 'br')).toEqual({ body: small })
    expect(await pack(usual, undefined)).toEqual({ body: usual })
  })

  it.each(['br', 'gzip'] as const)('is packed in the background when it is large: %s', async (encoding) => {
    const packing = pack(large, encoding)
    expect(packing).toBeInstanceOf(Promise)
    const packed = await packing
    expect(packed.body.length).toBeLessThan(large.length / 3)
    expect(String(packed.encoding && unpacked[encoding](packed.body))).toBe(large)
  })

  it('is the same text where it comes as bytes in a string', async () => {
    const said = '{"port":"宁波","vessel":"Đà Nẵng"}'.repeat(100)
    const packed = await pack(new Octets(octetsOf(said)), 'br')
    expect(String(packed.encoding && unpacked.br(packed.body))).toBe(said)
    expect(String(new Octets(octetsOf(said)))).toBe(said)
  })
})
