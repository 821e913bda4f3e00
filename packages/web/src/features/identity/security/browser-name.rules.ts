/** What a browser says of itself, as far as people tell browsers apart. */
export interface BrowserName {
  /** A name that reads the same in every language; `weChat` has names of its own. */
  browser: string | 'weChat'
  system: string | undefined
}

/** The first that fits: most browsers also carry the names of those before them. */
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

const firstFit = (names: readonly [RegExp, string][], text: string) => names.find(([sign]) => sign.test(text))?.[1]

/** Names the browser and the system behind a user agent; nothing for what is no browser that we know. */
export function browserNameOf(userAgent: string): BrowserName | undefined {
  const browser = firstFit(browsers, userAgent)
  return browser ? { browser, system: firstFit(systems, userAgent) } : undefined
}
