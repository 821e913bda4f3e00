import { describe, expect, it } from 'vitest'
import { browserNameOf } from './browser-name.rules.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('the browser behind a user agent', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`, 'Safari', 'macOS'],
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${IPHONE} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.50(0x1800323d) NetType/WIFI Language/zh_CN`, 'weChat', 'iPhone'],
    [`Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0 Safari/537.36 ArkWeb/4.1 Mobile HuaweiBrowser/5.0`, 'Huawei Browser', 'HarmonyOS'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} coc_coc_browser/131.0 Chrome/125.0 Safari/537.36`, 'Cốc Cốc', 'Windows'],
  ])('%s', (userAgent, browser, system) => expect(browserNameOf(userAgent)).toEqual({ browser, system })) // biome-ignore format: one browser a line

  it.each(['', 'curl/8.14.1', 'Mozilla/5.0'])("returns nothing for '%s'", (userAgent) =>
    expect(browserNameOf(userAgent)).toBeUndefined(),
  )
})
