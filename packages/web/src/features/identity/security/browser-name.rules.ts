/** The name of a browser, as people know it. */
export interface BrowserName {
  /** The same in every language, except for `weChat`. */
  browser: string | 'weChat'
  system: string | undefined
}

/** The first match wins: most browsers also carry the names of others. */
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger/, 'weChat'],
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/M?QQBrowser\//, 'QQ Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/VivoBrowser\//, 'vivo Browser'],
  [/HeyTapBrowser\//, 'OPPO Browser'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/coc_coc_browser\//, 'Cốc Cốc'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const firstFit = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** The browser and system of a user agent; undefined for unknown ones. */
export function browserNameOf(userAgent: string): BrowserName | undefined {
  const browser = firstFit(browsers, userAgent)
  return browser ? { browser, system: firstFit(systems, userAgent) } : undefined
}
